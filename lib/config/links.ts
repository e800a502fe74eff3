import { env } from "./env.ts";

/** An address of the workplace, for who signs in there. @param path begins with a slash */
export function workplaceLink(path: string): string {
	return `${env().publicUrl}${path}`;
}

/**
 * An address that people open who have no account: signers, who gets a copy, who holds a file or reads a mail.
 *
 * @param path begins with a slash; on the second origin its page must be among those that lib/http/signing/origins.ts opens
 */
export function openLink(path: string): string {
	return `${env().signingUrl}${path}`;
}
