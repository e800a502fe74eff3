import { listRefused } from "#lib/contract/reference/list-refused.ts";
import { Chapter, Prose } from "./chapter.tsx";
import { DocsTable } from "./docs-table.tsx";

/** Parameters of BoldSign’s API that this server refuses. */
export function DocsRefused() {
	const rows = listRefused().map(({ name, text }) => [name, sentence(text), ""] as const);
	return (
		<Chapter id="not-supported" title="Not supported">
			<Prose>
				BoldSign’s SDKs can send these parameters with document/send. Signet refuses them with status 400, unless the
				value is false, 0, None or empty.
			</Prose>
			<DocsTable title="Refused parameters" rows={rows} />
		</Chapter>
	);
}

function sentence(text: string): string {
	return text.replace(/^is not supported/, "Not supported");
}
