import type { Tx } from "#lib/db/client.ts";
import { setDeliveryStatus } from "#lib/db/stores/documents.ts";
import { wantsRecipientMail } from "#lib/domain/documents/settings.ts";
import { channelsOf, type ToldOf, type ToldSigner, tellSigner } from "./tell-signer.ts";

type Asked = ToldSigner & { settings: unknown };

/**
 * Has signers asked to act, each as the send request says; nobody when the sender hands the links out.
 * The document's row must be locked.
 */
export async function askSigners(
	tx: Tx,
	document: ToldOf,
	signers: Asked[],
	kind: "please-sign" | "your-turn",
): Promise<void> {
	const wanted = signers.filter(
		(signer) =>
			channelsOf(document, signer).length > 0 &&
			wantsRecipientMail(document.settings, signer.settings, "signatureRequest"),
	);
	await setDeliveryStatus(tx, signers, "None");
	await setDeliveryStatus(tx, wanted, "Queued");
	for (const signer of wanted) await tellSigner(tx, document, signer, kind);
}
