import { engineSuite } from './suite'
import { launchWebKit } from './webkit'

engineSuite('WebKit', launchWebKit)
