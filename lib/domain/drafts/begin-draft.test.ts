import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { applySteps } from "./apply-steps.ts";
import { setTitle } from "./testing/steps.ts";

useTestDatabase();

it("begins a draft where its desk says, whatever another window has switched the session to", async () => {
	const context = await makeUserContext();
	const begun = async (principal: UserContext["principal"]) => {
		const documentId = randomUUID();
		const steps = [setTitle("Lease")];
		await applySteps(
			{ ...context, principal },
			{ documentId, baseVersion: 0, clientId: randomUUID(), isSandbox: true, steps },
		);
		return db().document.findUniqueOrThrow({ where: { id: documentId }, select: { isSandbox: true } });
	};
	expect(await begun({ ...context.principal, via: "session" })).toEqual({ isSandbox: true });
	expect(await begun({ ...context.principal, via: "api-key" })).toEqual({ isSandbox: false });
});
