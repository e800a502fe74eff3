import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { changeRecipient } from "#lib/domain/documents/changing/change-recipient.ts";
import { acceptIdentity } from "#lib/domain/identity-verification/accept-identity.ts";
import { getIdentityReport } from "#lib/domain/identity-verification/get-identity-report.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { askedForDocument, senderOf, sendPassport } from "#lib/testing/identifying.ts";
import { browser, linkTo } from "#lib/testing/proof.ts";
import { makeSigningDocument, signerContext } from "#lib/testing/signing-document.ts";
import { getSigningPage } from "../get-signing-page.ts";
import { reassignSigner } from "../reassign-signer.ts";

useTestDatabase();

type Made = { documentId: string; token: string; secret: string; sender: UserContext };

const OTHER = { name: "Omar Diaz", email: "omar@example.com", reason: "On leave." };

it.each<[string, (made: Made) => Promise<void>]>([
	["the signer hands it over", async ({ token, secret }) => reassignSigner(await signerContext(token, secret), OTHER)],
	[
		"the sender asks another one",
		async ({ sender, documentId }) =>
			changeRecipient(sender, {
				...{ documentId, oldSignerEmail: "wanda@example.com", order: null, phoneNumber: null },
				...{ newSignerName: OTHER.name, newSignerEmail: OTHER.email, reason: OTHER.reason },
			}),
	],
])(
	"what was shown and accepted of a signer is gone, pictures too, once another person takes their place: %s",
	async (_, replace) => {
		const row = { name: "Wanda Lee", ...askedForDocument() };
		const { documentId, people } = await makeSigningDocument([{ name: "Wanda", row }], { enableReassign: true });
		const { token = "", signerId = "" } = people[0] ?? {};
		const sender = await senderOf(documentId);
		const secret = await sendPassport(token);
		await db().identityVerification.updateMany({ where: { signerId }, data: { status: "Review" } });
		await acceptIdentity(sender, { documentId, signerId, attempt: 1 });
		const counts = async () => [
			await db().identityVerification.count({ where: { signerId } }),
			await db().identityPicture.count({ where: { documentId } }),
			await db().signerProof.count({ where: { signerId } }),
		];
		expect(await counts()).toEqual([1, 2, 1]);

		await replace({ documentId, token, secret, sender });
		expect(await counts()).toEqual([0, 0, 0]);
		expect(await db().signer.findUniqueOrThrow({ where: { id: signerId } })).toMatchObject({
			...{ name: OTHER.name, email: OTHER.email, authenticationType: "IdVerification", provedAt: null },
		});
		expect((await getSigningPage(browser(secret), token)).state).toBe("link-revoked");
		const page = await getSigningPage(browser(secret), await linkTo(signerId));
		expect(page).toMatchObject({ state: "unidentified", stage: "Start", failed: null, triesLeft: 5 });
		const who = { email: OTHER.email, order: null };
		await expect(getIdentityReport(sender, { documentId, who })).rejects.toMatchObject({
			code: "VerificationNotFinished",
		});
	},
);
