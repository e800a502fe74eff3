/** 32 letters and digits that nobody takes for one another, read aloud or from paper. */
const SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** A code that nobody guesses, to be told to somebody: "K7F4-9QXM". */
export function suggestCode(): string {
	const signs = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => SIGNS[byte % SIGNS.length]).join("");
	return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}
