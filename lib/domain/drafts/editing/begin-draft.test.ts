import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { operatorContext, type UserContext } from "#lib/domain/context.ts";
import { setAccountSettings } from "#lib/domain/users/organisation/set-account-settings.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { setTitle } from "../testing/steps.ts";
import { applySteps } from "./apply-steps.ts";
import { openDesk, openNewDesk } from "./open-editor.ts";

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

it("begins a draft as its organisation wants documents to begin, or as its desk has shown it", async () => {
	const context = await makeUserContext();
	const { accountId } = context.principal;
	const draftDefaults = {
		...{ expiryDays: 14, reminders: { days: 2, count: 4 }, enableSigningOrder: true, enableReassign: false },
		signerLocale: "FR" as const,
	};
	const opened = await openNewDesk(context);
	await setAccountSettings(operatorContext("test"), { accountId, settings: { draftDefaults } });
	const begun = async (more: { defaults?: typeof opened.facts.defaults }) => {
		const documentId = randomUUID();
		const steps = [setTitle("Lease")];
		await applySteps(context, { documentId, baseVersion: 0, clientId: randomUUID(), steps, ...more });
		return (await openDesk(context, { documentId })).state?.document;
	};
	const wanted = {
		...{ title: "Lease", expiryDateType: "Days", expiryValue: 14, enableSigningOrder: true, enableReassign: false },
		reminders: { enableAutoReminder: true, reminderDays: 2, reminderCount: 4 },
	};
	expect(await begun({})).toMatchObject(wanted);
	// Changed while the desk lay open: what its person saw counts.
	expect(await begun({ defaults: opened.facts.defaults })).toEqual({ ...opened.state?.document, title: "Lease" });
	const { state, facts } = await openNewDesk(context);
	expect(state?.document).toMatchObject({ ...wanted, title: "" });
	expect(facts.defaults.signerLocale).toBe("FR");
});
