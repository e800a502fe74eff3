import { checkAreas } from "./build/check-areas.ts";
import { ensureGenerated } from "./build/ensure-generated.ts";

/**
 * Before `npm run types`: generated code is checked as well, and may be missing or out of date. So is what types can't
 * say: that each page provides the messages that it shows.
 */
ensureGenerated(process.cwd());
checkAreas(process.cwd());
