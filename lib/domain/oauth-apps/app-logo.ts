import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findLogo, lockOAuthApp, updateOAuthAppRow } from "#lib/db/stores/oauth/oauth-apps.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { runPdfTask } from "#lib/pdf/run-task.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireOwnAccount } from "#lib/policy/grants.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { noteOAuthEvent } from "./account-event.ts";

const MAX_BYTES = 500_000;

type LogoChange = {
	accountId: string;
	appId: string;
	/** PNG, JPEG or SVG as base64; null: none. */
	image: string | null;
};

/**
 * Gives an application the picture that its consent page shows, drawn anew so that nothing but pixels is left.
 *
 * @throws AppError Forbidden, NotFound, or ValidationError for what is no picture or too large
 */
export const setAppLogo = defineVerb(
	{ permission: "oauth-apps.manage" },
	async (context: Context, { accountId, appId, image }: LogoChange): Promise<void> => {
		requireOwnAccount(context.principal, accountId);
		if (!isUuid(appId)) throw new AppError("NotFound");
		const logo = image === null ? null : await drawAnew(Buffer.from(image, "base64"));
		await inTransaction(async (tx) => {
			const app = await lockOAuthApp(tx, accountId, appId);
			if (!app) throw new AppError("NotFound");
			await updateOAuthAppRow(tx, app, { logo, hasLogo: logo !== null });
			await noteOAuthEvent(tx, context, { accountId, type: "OAuthAppUpdated", data: { appId, changed: "logo" } });
		});
	},
);

async function drawAnew(bytes: Buffer): Promise<Uint8Array<ArrayBuffer>> {
	if (bytes.length > MAX_BYTES) throw fieldRefusal("logo", said("logoSize"));
	const temp = await makeTempDir();
	try {
		const [sourcePath, outputPath] = [join(temp.path, "upload"), join(temp.path, "logo.png")];
		await writeFile(sourcePath, bytes);
		const task = { sourcePath, outputPath, fileName: "logo", purpose: "logo" as const };
		await runPdfTask("image", task, { requester: "sender" });
		return new Uint8Array(await readFile(outputPath));
	} catch (error) {
		if (!(error instanceof AppError) || error.code !== "UnusableFile") throw error;
		throw fieldRefusal("logo", said("logoUnreadable"));
	} finally {
		await temp.remove();
	}
}

/** The picture of an application, a PNG; null: none. Everybody who is asked for consent sees it. */
export const openAppLogo = defineVerb(
	{ permission: "public.read" },
	async (_: Context, appId: string): Promise<Uint8Array | null> => {
		return isUuid(appId) ? findLogo(appId) : null;
	},
);
