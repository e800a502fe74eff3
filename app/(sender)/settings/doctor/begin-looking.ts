import type { Looked } from "#components/doctor/health-items.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { lookAtInstallation } from "#lib/domain/doctor/look.ts";
import { wordFinding } from "#lib/domain/doctor/word-finding.ts";
import { visitOfPage } from "#lib/http/pages/visit-of-page.ts";
import { pageWords } from "../../../page-words.tsx";

/** Begins to look at everything: each finding in the reader's words as soon as it is there. @throws AppError Forbidden */
export async function beginLooking(context: UserContext): Promise<Looked> {
	const findings = await lookAtInstallation(context, await visitOfPage());
	const { doctor, locale } = await pageWords();
	const ids = Object.keys(findings) as (keyof typeof findings)[];
	return Object.fromEntries(
		ids.map((id) => [id, findings[id].then((found) => wordFinding(id, found, doctor, locale))]),
	);
}
