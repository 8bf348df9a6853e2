// Compiles TypeScript as it is loaded. TypeBox comes first, since tsx delays each of its 700 files by a millisecond.
import 'typebox'
import 'typebox/value'
import 'tsx'
