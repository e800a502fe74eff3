/** A new UUID (version 4), also on pages that were not loaded over TLS, where `randomUUID` is missing. */
export function makeId(): string {
	if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
	const variant = "89ab".charAt(Number.parseInt(hex.charAt(16), 16) % 4);
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
