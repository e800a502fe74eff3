import type { Tx } from "#lib/db/client.ts";
import type { SignerSettings } from "#lib/db/document-settings.ts";
import { setAsked } from "#lib/db/stores/documents/documents.ts";
import { wantsRecipientMail } from "../settings.ts";
import { channelsOf, type ToldOf, type ToldSigner, tellSigner } from "./tell-signer.ts";

type Asked = ToldSigner & { settings: SignerSettings };

/**
 * It is these signers' turn from now on, and they are asked to act, each as the send request says; nobody
 * when the sender hands the links out. The document's row must be locked.
 */
export async function askSigners(
	tx: Tx,
	document: ToldOf,
	signers: Asked[],
	kind: "please-sign" | "your-turn",
	now: Date,
): Promise<void> {
	const wanted = signers.filter(
		(signer) =>
			channelsOf(document, signer).length > 0 &&
			wantsRecipientMail(document.settings, signer.settings, "signatureRequest"),
	);
	await setAsked(tx, idsOf(signers), idsOf(wanted), now);
	for (const signer of wanted) await tellSigner(tx, document, signer, kind);
}

function idsOf(signers: Asked[]): string[] {
	return signers.map((signer) => signer.id);
}
