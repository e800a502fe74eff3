import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
	IDENTITY_PICTURES,
	type IdentityKind,
	type IdentityPicture,
	PICTURE_SOURCES,
	PICTURES_OF,
	type PictureSource,
} from "#lib/contract/signing/identity-page.ts";
import { sealPicture } from "#lib/crypto/picture-box.ts";
import { putPicture } from "#lib/db/stores/identity-verification/identity-verifications.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { discardObjects } from "#lib/domain/documents/ending/discard-objects.ts";
import { holdStoredObjects } from "#lib/domain/files/hold-stored-objects.ts";
import { isTooSmall } from "#lib/domain/identity-verification/rules.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { firstFault, type PictureFault, type PictureFaults } from "#lib/identity/look-at-picture.ts";
import { runPdfTask } from "#lib/pdf/run-task.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { storage } from "#lib/storage/storage.ts";
import type { ReceivedFile } from "../received-file.ts";
import { type Identifying, type IdentifyingResult, identifying, joinHand, ownTry } from "./identifying.ts";

/** picture, source, anyway: as the page says; see lib/contract/signing/identity-page.ts */
type IdentityPictureInput = { picture: string; source: string; anyway: boolean; file: ReceivedFile };

type Wanted = { picture: IdentityPicture; source: PictureSource };

/**
 * A signer adds a picture to the try that their browser has, in the place of the one before. It is drawn anew, without
 * whatever else the file says, and stored encrypted under a key of its own. One that nobody could read is refused, unless
 * the signer wants it all the same: a camera that cannot do better shuts nobody out, the sender decides.
 *
 * @param dir the request's own, removed by the caller
 * @throws AppError LinkUnusable, Unavailable
 */
export const addIdentityPicture = defineVerb(
	{ permission: "identity.prove" },
	async (call: VisitorContext, token: string, input: IdentityPictureInput, dir: string): Promise<IdentifyingResult> => {
		const picture = IDENTITY_PICTURES.find((one) => one === input.picture);
		const source = PICTURE_SOURCES.find((one) => one === input.source);
		if (!picture || !source) return { outcome: "stage" };
		const wanted = { picture, source };
		// Whoever may add nothing costs no drawing.
		const first = await identifying(call, token, async (at) => mayAdd(at, wanted));
		if (first.outcome !== "done") return first;
		const drawn = await draw(input.file, dir);
		if ("outcome" in drawn) return drawn;
		const fault = input.anyway ? null : faultOf(drawn, picture);
		if (fault) return { outcome: fault };
		const accountId = first.accountId;
		const { sealed, wrappedKey } = sealPicture(drawn.bytes);
		const { key: objectKey } = await storage().putBytes(accountId, sealed);
		let unused: string[] = [objectKey];
		const adding = identifying(call, token, async (at): Promise<IdentifyingResult> => {
			const may = mayAdd(at, wanted);
			const own = ownTry(at);
			if (may.outcome !== "done" || !own) return { outcome: may.outcome };
			await holdStoredObjects(at.tx, accountId, [objectKey]);
			const { handId: _, ...kept } = await joinHand(at);
			const takenAt = at.context.now();
			await putPicture(at.tx, own, { id: randomUUID(), ...wanted, objectKey, wrappedKey, takenAt });
			unused = own.pictures.flatMap((one) => (one.picture === picture ? [one.objectKey] : []));
			return { outcome: "done", ...kept };
		});
		return adding.finally(() => discardObjects(unused));
	},
);

type May = { outcome: "done"; accountId: string } | { outcome: "stage" | "camera" };

function mayAdd(at: Identifying, { picture, source }: Wanted): May {
	const own = ownTry(at);
	// Only what the contract knows was ever stored.
	const isOfKind = own && PICTURES_OF[own.kind as IdentityKind].includes(picture);
	if (own?.status !== "Capturing" || !isOfKind || own.verifier !== "BuiltIn") return { outcome: "stage" };
	if (at.settings.requiresLiveCapture && source !== "Camera") return { outcome: "camera" };
	return { outcome: "done", accountId: at.locked.document.accountId };
}

/** How small is too small is ruled by itself. */
function faultOf({ faults }: Drawn, picture: IdentityPicture): PictureFault | null {
	return faults ? firstFault({ ...faults, tooSmall: false }, picture === "Selfie") : null;
}

type Drawn = { bytes: Buffer; faults?: PictureFaults };

async function draw(file: ReceivedFile, dir: string): Promise<Drawn | { outcome: "unreadable" | "tooSmall" }> {
	const outputPath = join(dir, "identity");
	const task = { sourcePath: file.path, outputPath, fileName: file.fileName, purpose: "identity" as const };
	const drawn = await runPdfTask("image", task, { requester: "link" }).catch((error: unknown) => {
		if (error instanceof AppError && error.code === "UnusableFile") return null;
		throw error;
	});
	if (!drawn) return { outcome: "unreadable" };
	if (isTooSmall(drawn)) return { outcome: "tooSmall" };
	return { bytes: await readFile(outputPath), ...(drawn.faults && { faults: drawn.faults }) };
}
