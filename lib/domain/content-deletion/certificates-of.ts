import type { Tx } from "#lib/db/client.ts";
import { countKeptCertificates } from "#lib/db/stores/documents/kept-certificates.ts";

/** What becomes of certificates that were kept of documents that are gone. */
export type CertificatesAfter = "go" | "stay";

/** The same for the account's log and its mails; nothing where there are none. */
export async function certificatesOf(
	tx: Tx,
	{ accountId, takesCertificates }: { accountId: string; takesCertificates: boolean },
): Promise<{ certificates?: CertificatesAfter }> {
	if (takesCertificates) return { certificates: "go" };
	return (await countKeptCertificates(accountId, tx)) > 0 ? { certificates: "stay" } : {};
}
