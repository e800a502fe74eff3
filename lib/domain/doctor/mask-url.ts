/** A URL whose password nobody reads; "" for what is none. */
export function maskUrl(url: string | null): string {
	if (!url || !URL.canParse(url)) return "";
	const shown = new URL(url);
	const hasPassword = shown.password !== "";
	shown.password = "";
	shown.search = "";
	return hasPassword ? shown.href.replace("@", ":••••@") : shown.href;
}
