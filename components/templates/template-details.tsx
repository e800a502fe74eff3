"use client";

import { Filled } from "#components/ui/filled.tsx";
import { RoomLink } from "#components/ui/page-link.tsx";
import { Section } from "#components/ui/section.tsx";
import { Moment } from "#components/ui/time/moment.tsx";
import { useWords } from "#components/ui/words.tsx";
import { isolate } from "#lib/i18n/bidi.ts";
import { format } from "#lib/i18n/message.ts";
import { Fact } from "./fact.tsx";
import type { TemplateItem } from "./template-item.ts";
import { TemplateLabels } from "./template-labels.tsx";

/** What a template says of itself and of its documents. */
export function TemplateDetails({ template, locale }: { template: TemplateItem; locale: string }) {
	const { details: words } = useWords("templates");
	const { documentTitle, isBrandGone, files, templateLabels, owner, changedAt, changedBy } = template;
	const when = <Moment at={changedAt} locale={locale} style="date" />;
	return (
		<Section title={words.title}>
			<dl className="flex flex-col gap-4 px-4 py-4 sm:px-5">
				<Fact term={words.documentTitle}>{documentTitle}</Fact>
				{isBrandGone ? <Fact term={words.brand}>{words.brandGone}</Fact> : null}
				{files.length > 0 ? (
					<Fact term={words.files}>
						<ul className="flex flex-col gap-1">
							{files.map((file) => (
								<li key={file.id}>
									{file.name} <span className="text-ink-soft">{format(words.filePages, { count: file.pages })}</span>
								</li>
							))}
						</ul>
					</Fact>
				) : null}
				{templateLabels.length > 0 ? (
					<Fact term={words.labels}>
						<TemplateLabels labels={templateLabels} />
					</Fact>
				) : null}
				<Fact term={words.documents}>
					<RoomLink
						href={`/documents?template=${template.id}`}
						prefetch={false}
						className="-my-2 inline-flex min-h-9 items-center text-seal underline-offset-4 hover:underline"
					>
						{words.made}
					</RoomLink>
				</Fact>
				<Fact term={words.owner}>{owner.name}</Fact>
				<Fact term={words.changed}>
					<Filled text={words.changedBy} values={{ name: isolate(changedBy), when }} />
				</Fact>
			</dl>
		</Section>
	);
}
