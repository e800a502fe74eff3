import type { BenchClient } from "./client.ts";
import { median, repeat } from "./figures.ts";
import { withDatabase } from "./with-database.ts";

type Report = (work: string, figure: string, target: string) => void;

/** How many sends make a block, and how often a block from a template and one with a file take turns. */
const [SENDS, TURNS] = [10, 6];
const TEMPLATES = 10_000;

/** What sending from a template costs by sending with a file, and lists of templates. */
export async function measureTemplates(databaseUrl: string, client: BenchClient, report: Report): Promise<void> {
	const templateId = await client.createTemplate();
	const kinds = { template: () => client.sendTemplate(templateId), file: client.send };
	for (const send of Object.values(kinds)) await repeat(5, send);
	const figures: Record<keyof typeof kinds, number[]> = { template: [], file: [] };
	for (let turn = 0; turn < TURNS; turn += 1) {
		// Who is first changes: what warms up or tires over a run is in both.
		for (const kind of turn % 2 === 0 ? (["template", "file"] as const) : (["file", "template"] as const)) {
			figures[kind].push(...(await repeat(SENDS, kinds[kind])));
		}
	}
	const [templateMs, fileMs] = [median(figures.template), median(figures.file)];
	const figure = `${(templateMs / fileMs).toFixed(2)} × (${templateMs.toFixed(1)} / ${fileMs.toFixed(1)} ms)`;
	report("send from a template by send with its file, medians", figure, "≤ 0.8 ×");
	await insertTemplates(databaseUrl, templateId);
	const list = () => client.list("template");
	await repeat(10, list);
	const listed: number[] = [];
	for (let turn = 0; turn < 200; turn += 1) listed.push(await list());
	report(`list of 10 at ${TEMPLATES} templates, median on the server`, `${median(listed).toFixed(1)} ms`, "≤ 5 ms");
}

/** Fills an account up to its most templates with copies of one, spread over a year. */
async function insertTemplates(databaseUrl: string, templateId: string): Promise<void> {
	await withDatabase(databaseUrl, async (client) => {
		await client.query(
			`WITH source AS (SELECT * FROM "Template" WHERE id = $1), made AS (
				INSERT INTO "Template" (id, "accountId", "teamId", "ownerId", title, "searchText", "createdAt", "activityAt")
				SELECT gen_random_uuid(), "accountId", "teamId", "ownerId", 'Lease ' || n, 'lease ' || n,
					now() - n * interval '50 minutes', now() - n * interval '50 minutes'
				FROM source, generate_series(2, $2::int) n RETURNING id)
			INSERT INTO "TemplateVersion" ("templateId", version, state, terms, "byName", at)
			SELECT made.id, 1, v.state, v.terms, v."byName", v.at FROM made, "TemplateVersion" v WHERE v."templateId" = $1`,
			[templateId, TEMPLATES],
		);
		await client.query('ANALYZE "Template", "TemplateVersion"');
	});
}
