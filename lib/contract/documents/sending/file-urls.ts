import { list, requiredText } from "#lib/contract/shape-values.ts";

const MAX_FILE_URLS = 25;

/** Addresses that files are fetched from: https only, without credentials. Where they lead is judged when they are fetched. */
export function fileUrlList() {
	const address = requiredText(2000).superRefine((text, context) => {
		const url = URL.canParse(text) ? new URL(text) : null;
		if (url?.protocol === "https:" && url.username === "" && url.password === "") return;
		context.addIssue({ code: "custom", message: "must be an https address without a user name." });
	});
	return list(address).superRefine((urls, context) => {
		if (urls.length > MAX_FILE_URLS) {
			context.addIssue({ code: "custom", message: `must have at most ${MAX_FILE_URLS} entries.` });
		}
	});
}
