import { db } from "#lib/db/client.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { DEMO_DOCUMENTS } from "./demo-documents.ts";
import { makeIdentities } from "./identities.ts";
import { daysAgo } from "./moments.ts";
import { makePeople } from "./people.ts";
import { runDemoJobs } from "./run-demo-jobs.ts";
import { sendDemo } from "./send-demo.ts";
import { takeStep } from "./take-step.ts";

/**
 * Fills an account with documents in every state and what belongs to them. What is there by its name is left alone,
 * so that a second time changes nothing. No worker may run: what it would do is done here, by the clock of the story.
 *
 * @returns how many documents were made
 */
export async function fillDemo(context: UserContext): Promise<number> {
	const { accountId } = context.principal;
	const names = await makePeople(context);
	const documents = await db().document.findMany({ where: { accountId }, select: { title: true } });
	const there = new Set(documents.map(({ title }) => title));
	const missing = DEMO_DOCUMENTS.filter(({ title }) => !there.has(title));
	if (missing.some(({ onBehalfOf }) => onBehalfOf)) await makeIdentities(context);
	await runDemoJobs(accountId, context.now);
	for (const one of missing) {
		const isSandbox = one.environment === "sandbox";
		const principal = { ...context.principal, isSandbox };
		const now = daysAgo(one.sentDaysAgo);
		const documentId = await sendDemo({ ...context, principal, now }, one, names);
		await runDemoJobs(accountId, now);
		for (const step of one.steps) {
			await takeStep({ ...context, principal }, documentId, step);
			await runDemoJobs(accountId, daysAgo(step.daysAgo));
		}
	}
	return missing.length;
}
