import { optionalText } from "./shape-values.ts";

/** Whether a browser may be sent there: plain web addresses only, no scripts, no credentials. */
function isWebAddress(text: string): boolean {
	const url = URL.canParse(text) ? new URL(text) : null;
	return url !== null && (url.protocol === "https:" || url.protocol === "http:") && url.username === "";
}

/** An address that a page of ours leads on to; null: none. */
export function optionalWebAddress() {
	return optionalText(2000).superRefine((url, context) => {
		if (url !== null && !isWebAddress(url)) {
			context.addIssue({ code: "custom", message: "must be an http or https address." });
		}
	});
}
