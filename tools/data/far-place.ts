/** Beyond this distance from the camp, a place's coordinates or the camp's position are probably wrong. */
export const farKm = 100
