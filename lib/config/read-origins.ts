import type { Variables } from "./variables.ts";

const LOCAL = /(?:^|\.)localhost$|^127\.\d+\.\d+\.\d+$|^\[::1\]$/;

/** Where the product is reached: the workplace, and what signers open; the same where SIGNING_URL is not set. */
export function readOrigins(
	from: Variables,
	port: number,
): { publicUrl: URL; signingUrl: URL; isPublicUrlSet: boolean } {
	const given = readOrigin(from, "PUBLIC_URL", "https://sign.example.com");
	const publicUrl = given ?? new URL(`http://localhost:${port}`);
	const isPublicUrlSet = given !== null;
	const signingUrl = readOrigin(from, "SIGNING_URL", "https://sign.example.com");
	if (!signingUrl) return { publicUrl, signingUrl: publicUrl, isPublicUrlSet };
	if (signingUrl.host === publicUrl.host) {
		from.problem("SIGNING_URL must have a different host or port from PUBLIC_URL. Leave it unset to use one address.");
	}
	if (signingUrl.protocol !== "https:" && !LOCAL.test(signingUrl.hostname)) {
		from.problem('SIGNING_URL must start with https://, like "https://sign.example.com".');
	}
	return { publicUrl, signingUrl, isPublicUrlSet };
}

function readOrigin(from: Variables, name: string, example: string): URL | null {
	const given = from.url(name, ["http:", "https:"]);
	if (given && (given.pathname !== "/" || given.search || given.hash || given.username)) {
		from.problem(`${name} must be a URL without a path, like "${example}".`);
	}
	return given;
}
