import { expect, it } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { USUAL_IDENTITY } from "#lib/contract/signing/identity-settings.ts";
import { db } from "#lib/db/client.ts";
import { jobContext } from "#lib/domain/context.ts";
import { gatherMail } from "#lib/domain/delivery/gathering/gather-mail.ts";
import { findVerifier } from "#lib/domain/documents/find-verifier.ts";
import { requireFaces } from "#lib/domain/documents/sending/require-faces.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { goOn, identityPageOf, makeHosted, tell, triesOf, useStripe } from "#lib/testing/hosted-identity.ts";
import { queuedMails } from "#lib/testing/signing-document.ts";
import { verified } from "#lib/testing/stripe-sessions.ts";
import { STAND_IN_KEYS } from "#lib/testing/stripe-stand-in.ts";

useTestDatabase();
const held = useStripe();

const stageOf = async (token: string, secret?: string) => (await identityPageOf(token, secret)).stage;

it("tells a signer by mail who had closed the page when the provider verified it, and nobody who had come in", async () => {
	const { token, documentId, signerId, accountId } = await makeHosted();
	const { secret, session } = await goOn(held, token);
	verified(session);
	await tell(held, session, "verified");
	expect(await queuedMails(documentId)).toEqual(["identity-accepted"]);
	const mail = () => gatherMail(jobContext(), { kind: "identity-accepted", accountId, documentId, signerId });
	expect(await mail()).toMatchObject({
		content: { by: "provider", provider: "Stripe" },
		to: { name: "Maya Hartley" },
	});
	expect(await stageOf(token, secret)).toBe("open");
	expect(await mail()).toBeNull();
});

it("is never taken for a real one in the sandbox: its key of tests verifies it, or this product", async () => {
	const { token, documentId, accountId, signerId } = await makeHosted();
	await db().document.update({ where: { id: documentId }, data: { isSandbox: true } });
	expect(await identityPageOf(token)).toMatchObject({ provider: "Stripe" });
	const { secret, session } = await goOn(held, token);
	verified(session);
	await tell(held, session, "verified");
	expect([await stageOf(token, secret), (await triesOf(signerId)).map(({ verifier }) => verifier)]).toEqual([
		...["open", ["StripeTest"]],
	]);
	process.env.STRIPE_IDENTITY_KEY = STAND_IN_KEYS.apiKey.replace("test", "live");
	resetEnv();
	try {
		expect(await findVerifier({ accountId, isSandbox: true })).toBe("BuiltIn");
		expect(await findVerifier({ accountId, isSandbox: false })).toBe("Stripe");
		const asked = { ...USUAL_IDENTITY, requiresMatchingSelfie: true };
		await expect(requireFaces({ accountId, isSandbox: true }, [{ identity: asked }], () => "")).rejects.toMatchObject({
			code: "ValidationError",
		});
		await requireFaces({ accountId, isSandbox: false }, [{ identity: asked }], () => "");
	} finally {
		process.env.STRIPE_IDENTITY_KEY = STAND_IN_KEYS.apiKey;
		resetEnv();
	}
});
