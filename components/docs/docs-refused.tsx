import { listRefused } from "#lib/contract/reference/list-refused.ts";
import { Chapter, Prose } from "./chapter.tsx";
import { DocsTable } from "./docs-table.tsx";

/** What clients of BoldSign's API may send and this server does not do. */
export function DocsRefused() {
	const rows = listRefused().map(({ name, text }) => [name, sentence(text), ""] as const);
	return (
		<Chapter id="not-supported" title="Not supported">
			<Prose>
				BoldSign’s SDKs know these parts of document/send. They are refused with 400 by name, unless the value asks for
				nothing: false, 0, None, empty.
			</Prose>
			<DocsTable title="Refused parts" rows={rows} />
		</Chapter>
	);
}

function sentence(text: string): string {
	return text.replace(/^is not supported/, "Not supported");
}
