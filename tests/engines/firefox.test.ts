import { launchFirefox } from './firefox'
import { engineSuite } from './suite'

engineSuite('Firefox', launchFirefox)
