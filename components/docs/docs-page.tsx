import type { DescribedOperation } from "#lib/contract/reference/describe-operation.ts";
import { DocsBasics } from "./docs-basics.tsx";
import { DocsBrands } from "./docs-brands.tsx";
import { DocsContents } from "./docs-contents.tsx";
import { docsEntries } from "./docs-entries.ts";
import { DocsErrors } from "./docs-errors.tsx";
import { DocsFields } from "./docs-fields.tsx";
import { DocsFoundFields } from "./docs-found-fields.tsx";
import { DocsGroups } from "./docs-groups.tsx";
import type { DocsLimits } from "./docs-limits.tsx";
import { DocsOAuth } from "./docs-oauth.tsx";
import { DocsOperation } from "./docs-operation.tsx";
import { DocsRefused } from "./docs-refused.tsx";
import { DocsTemplates } from "./docs-templates.tsx";
import { DocsTextTags } from "./docs-text-tags.tsx";
import { DocsWebhooks } from "./docs-webhooks.tsx";

type Props = { baseUrl: string; limits: DocsLimits; operations: (DescribedOperation & { example: string })[] };

/** The reference for people who call the API, made from the contract that the server itself obeys. */
export function DocsPage({ baseUrl, limits, operations }: Props) {
	return (
		<div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12">
			<DocsContents entries={docsEntries(operations)} />
			<article className="flex min-w-0 flex-col gap-12">
				<DocsBasics baseUrl={baseUrl} limits={limits} example={operations[0]?.example ?? ""} />
				<DocsOAuth baseUrl={baseUrl} />
				{operations.map((operation) => (
					<DocsOperation key={operation.id} operation={operation} />
				))}
				<DocsFields />
				<DocsGroups />
				<DocsTemplates />
				<DocsTextTags />
				<DocsFoundFields />
				<DocsBrands />
				<DocsWebhooks />
				<DocsErrors />
				<DocsRefused />
			</article>
		</div>
	);
}
