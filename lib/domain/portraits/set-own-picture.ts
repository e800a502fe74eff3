import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { lockUser } from "#lib/db/stores/users/account-users.ts";
import { setPictureKey } from "#lib/db/stores/users/users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { discardObjects } from "#lib/domain/documents/ending/discard-objects.ts";
import { holdStoredObjects } from "#lib/domain/files/hold-stored-objects.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { runPdfTask } from "#lib/pdf/run-task.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeTempDir } from "#lib/storage/temp.ts";

const MAX_BYTES = 500_000;

/** @param image PNG, JPEG or WebP as base64; null: none */
type PictureChange = { image: string | null };

/**
 * Gives a person the picture that stands for them in the workplace, drawn anew as a small square, so that nothing but
 * pixels is left; or takes it away. The one before is deleted.
 *
 * @throws AppError ValidationError for what is no picture or too large
 */
export const setOwnPicture = defineVerb(
	{ permission: "self.manage" },
	async (context: UserContext, { image }: PictureChange): Promise<void> => {
		const { accountId, userId } = context.principal;
		const key = image === null ? null : await store(accountId, Buffer.from(image, "base64"));
		const before = await inTransaction(async (tx) => {
			const user = await lockUser(tx, { accountId }, userId);
			if (!user) throw notFound("user");
			if (key !== null) await holdStoredObjects(tx, accountId, [key]);
			return setPictureKey(tx, user, key);
		});
		if (before !== key) await discardObjects([before]);
	},
);

/** @returns the key of the stored picture */
async function store(accountId: string, bytes: Buffer): Promise<string> {
	if (bytes.length > MAX_BYTES) throw fieldRefusal("picture", said("pictureSize"));
	const temp = await makeTempDir();
	try {
		const [sourcePath, outputPath] = [join(temp.path, "upload"), join(temp.path, "portrait.jpg")];
		await writeFile(sourcePath, bytes);
		const task = { sourcePath, outputPath, fileName: "portrait", purpose: "portrait" as const };
		await runPdfTask("image", task, { requester: "sender" });
		return (await storage().putFile(accountId, outputPath)).key;
	} catch (error) {
		if (!(error instanceof AppError) || error.code !== "UnusableFile") throw error;
		throw fieldRefusal("picture", said("pictureUnreadable"));
	} finally {
		await temp.remove();
	}
}
