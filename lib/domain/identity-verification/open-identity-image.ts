import { Readable } from "node:stream";
import type { GrantedContext } from "#lib/domain/context.ts";
import type { Download } from "#lib/domain/files/open-object.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { findReported, type NamedIdentity } from "./find-reported.ts";
import { showPicture } from "./look-at-identity-picture.ts";

/**
 * A picture that a report names, for the sender alone. Each is written down.
 *
 * @throws AppError NotFound, ValidationError, VerificationNotFinished
 */
export const openIdentityImage = defineVerb(
	{ permission: "identity-verifications.read" },
	async (context: GrantedContext, { fileId, ...input }: NamedIdentity & { fileId: string }): Promise<Download> => {
		const bytes = await showPicture(context, await findReported(context, input), { fileId });
		const opened = { stream: Readable.from([bytes]), sizeBytes: bytes.length };
		return { fileName: `${fileId}.jpg`, mediaType: "image/jpeg", sizeBytes: bytes.length, open: async () => opened };
	},
);
