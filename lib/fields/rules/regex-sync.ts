import { RE2JS } from "re2js";
import { installRegexEngine } from "./regex.ts";

// Imported for its effect by code that validates without waiting (parse-field-definition.ts and everything
// on the server). The signing page must not import it: re2js is as large as the rest of the page.
installRegexEngine({ RE2JS });
