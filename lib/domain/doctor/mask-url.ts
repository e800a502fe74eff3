/**
 * A URL whose password nobody reads; "" for what is none. A user name without a password is masked too: many services
 * take a key there.
 */
export function maskUrl(url: string | null): string {
	if (!url || !URL.canParse(url)) return "";
	const shown = new URL(url);
	const { username, password } = shown;
	Object.assign(shown, { username: "", password: "", search: "" });
	const login = password !== "" ? `${username}:••••@` : username !== "" ? "••••@" : "";
	return shown.href.replace("://", () => `://${login}`);
}
