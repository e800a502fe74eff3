"use client";

import { ChevronLeft, History } from "lucide-react";
import { useRouter } from "next/navigation";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { RoomLink } from "#components/ui/page-link.tsx";
import { Section } from "#components/ui/section.tsx";
import { Moment } from "#components/ui/time/moment.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { isolate } from "#lib/i18n/bidi.ts";
import { format } from "#lib/i18n/message.ts";
import { Fact } from "../fact.tsx";
import type { TemplatePageItem } from "../template-item.ts";
import { TemplatePages } from "../template-pages.tsx";
import type { ChangedItem } from "./changed-items.ts";
import { ChangesSince } from "./changes-since.tsx";

type VersionDetails = {
	id: string;
	version: number;
	currentVersion: number;
	/** ISO 8601. */
	at: string;
	by: string;
	title: string;
	description: string;
	documentTitle: string;
	message: string;
	roles: string[];
	copies: string[];
	pages: TemplatePageItem[];
	/** What was added and removed since, in lists. */
	changes: { title: string; items: string[] }[];
	/** What changed since. */
	changed: ChangedItem[];
};

type RestoreVersion = (input: { templateId: string; version: number }) => Promise<ActionAnswer<{ version: number }>>;

type Props = { details: VersionDetails; locale: string; restore: RestoreVersion };

/** A version of a template, what changed since, and the way back to it. */
export function VersionPage({ details, locale, restore }: Props) {
	const { versions: words } = useWords("templates");
	const { id, version, currentVersion, at, by, title, pages } = details;
	const isCurrent = version === currentVersion;
	return (
		<>
			<RoomLink
				href={`/templates/${id}`}
				className="mb-3 inline-flex min-h-9 items-center gap-1 text-ink-soft hover:text-ink"
			>
				<ChevronLeft size={16} aria-hidden="true" className="shrink-0 rtl:rotate-180" />
				<span className="min-w-0 break-words">{title}</span>
			</RoomLink>
			<div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
				<div className="min-w-0 max-w-2xl">
					<h1 className="break-words font-semibold text-display">{format(words.number, { version })}</h1>
					<p className="mt-1 break-words text-ink-soft">
						<Filled
							text={words.byAt}
							values={{ name: isolate(by), when: <Moment at={at} locale={locale} style="minute" /> }}
						/>
					</p>
				</div>
				{isCurrent ? <p className="text-ink-soft">{words.isCurrent}</p> : <Restore {...{ id, version, restore }} />}
			</div>
			<div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
				<Section title={words.pagesTitle}>
					<TemplatePages templateId={id} pages={pages} />
				</Section>
				<div className="flex flex-col gap-6">
					{isCurrent ? null : <ChangesSince {...details} />}
					<Facts details={details} />
				</div>
			</div>
		</>
	);
}

function Restore({ id: templateId, version, restore }: { id: string; version: number; restore: RestoreVersion }) {
	const { versions: words } = useWords("templates");
	const router = useRouter();
	const { run, isBusy, isDone, problem } = useAction(restore);

	async function submit() {
		const answer = await run({ templateId, version });
		if (!answer?.ok) return;
		toast(format(words.restored, { version, newVersion: answer.value.version }));
		router.push(`/templates/${templateId}`);
	}

	return (
		<div className="flex flex-col items-end gap-2">
			<Button
				variant="primary"
				isBusy={isBusy || isDone}
				icon={<History size={16} aria-hidden="true" />}
				onClick={() => void submit()}
			>
				{words.restore}
			</Button>
			<div role="alert" className="empty:hidden">
				{problem ? <Notice tone="bad">{problem}</Notice> : null}
			</div>
		</div>
	);
}

function Facts({ details }: { details: VersionDetails }) {
	const { details: words, versions } = useWords("templates");
	const { title, description, documentTitle, message, roles, copies } = details;
	return (
		<Section title={words.title}>
			<dl className="flex flex-col gap-4 px-4 py-4 sm:px-5">
				<Fact term={versions.settings.title}>{title}</Fact>
				{description ? <Fact term={versions.settings.description}>{description}</Fact> : null}
				<Fact term={words.documentTitle}>{documentTitle}</Fact>
				{message ? (
					<Fact term={versions.settings.message}>
						<span className="whitespace-pre-line">{message}</span>
					</Fact>
				) : null}
				{roles.length > 0 ? <Fact term={versions.rolesTitle}>{listed(roles)}</Fact> : null}
				{copies.length > 0 ? <Fact term={versions.copiesTitle}>{listed(copies)}</Fact> : null}
			</dl>
		</Section>
	);
}

function listed(names: string[]) {
	return (
		<ul>
			{names.map((name, index) => (
				<li key={`${index} ${name}`}>
					<bdi>{name}</bdi>
				</li>
			))}
		</ul>
	);
}
