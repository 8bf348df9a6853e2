/** Returns a made-up station in the format of the open tide database; no coast has these constants. */
export const tideStation = () => ({
  name: 'Tern Bay',
  attribution: 'Nobody, who measured nothing',
  datums: { MSL: 2.1, LAT: 0.4, MHHW: 3.3 },
  chart_datum: 'LAT',
  harmonic_constituents: [
    { name: 'M2', amplitude: 0.8, phase: 101 },
    { name: 'S2', amplitude: 0.25, phase: 140 },
    { name: 'M4', amplitude: 0.1, phase: 33 },
  ],
})
