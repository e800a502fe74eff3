import { createHash } from "node:crypto";

/** Where the workplace finds somebody's picture: the address changes with it, so that browsers may keep what they have. */
export function pictureAddress(userId: string, pictureKey: string): string {
	return `/people/${userId}/picture?${createHash("sha256").update(pictureKey).digest("base64url").slice(0, 12)}`;
}

/** The same of somebody who may have none. */
export function pictureOf({ id, pictureKey }: { id: string; pictureKey: string | null }): string | null {
	return pictureKey === null ? null : pictureAddress(id, pictureKey);
}
