"use client";

import { ChevronLeft, Users } from "lucide-react";
import type { ReactNode } from "react";
import { LookAgain } from "#components/live/poll-page.tsx";
import { namesInWords } from "#components/ui/lists/names-in-words.ts";
import { Notice } from "#components/ui/notice.tsx";
import { RoomLink } from "#components/ui/page-link.tsx";
import { Section } from "#components/ui/section.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { RequestEmail } from "#lib/contract/request-email.ts";
import { format } from "#lib/i18n/message.ts";
import type { SuggestPeople } from "./person-fields.tsx";
import { TemplateActions, type TemplateActionVerbs } from "./template-actions.tsx";
import { TemplateDetails } from "./template-details.tsx";
import { TemplateEmail } from "./template-email.tsx";
import type { TemplateItem } from "./template-item.ts";
import { TemplatePages } from "./template-pages.tsx";
import { type DiscardChanges, UnsavedChanges } from "./unsaved-changes.tsx";
import { type TemplateChanges, type UseTemplate, UseTemplateForm } from "./use-template-form.tsx";

type TemplateVerbs = TemplateActionVerbs & {
	use: UseTemplate;
	changes: TemplateChanges;
	suggest: SuggestPeople;
	discard: DiscardChanges;
	setEmail: (input: { templateId: string; version: number; email: RequestEmail }) => Promise<ActionAnswer>;
};

type Props = {
	template: TemplateItem;
	locale: string;
	verbs: TemplateVerbs;
	/** Its versions. */
	children: ReactNode;
};

/** A template, and the form by which it is used. */
export function TemplatePage({ template, locale, verbs, children }: Props) {
	const words = useWords("templates");
	const { id, title, description, unsavedAt } = template;
	const saveEmail = (email: RequestEmail) => verbs.setEmail({ templateId: id, version: template.version, email });
	const isReady = template.status === "Ready";
	return (
		<>
			<RoomLink href="/templates" className="mb-3 inline-flex min-h-9 items-center gap-1 text-ink-soft hover:text-ink">
				<ChevronLeft size={16} aria-hidden="true" className="rtl:rotate-180" />
				{words.back}
			</RoomLink>
			<div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
				<div className="min-w-0 max-w-2xl">
					<h1 className="break-words font-semibold text-display">{title}</h1>
					{description ? <p className="mt-1 break-words text-pretty text-ink-soft text-read">{description}</p> : null}
					<SharedWith template={template} locale={locale} />
				</div>
				<TemplateActions template={template} verbs={verbs} />
			</div>
			{unsavedAt ? <UnsavedChanges templateId={id} at={unsavedAt} locale={locale} discard={verbs.discard} /> : null}
			<div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
				<div className="flex min-w-0 flex-col gap-6">
					{isReady ? (
						<Section title={words.use.title}>
							<UseTemplateForm template={template} {...verbs} />
						</Section>
					) : (
						<TemplateIntake failure={template.failure} />
					)}
					{template.pages.length > 0 ? (
						<Section title={words.thumbnails.title}>
							<TemplatePages templateId={template.id} pages={template.pages} />
						</Section>
					) : null}
					{children}
				</div>
				<div className="flex flex-col gap-6">
					<TemplateDetails template={template} locale={locale} />
					{isReady ? <TemplateEmail template={template} save={saveEmail} /> : null}
				</div>
			</div>
		</>
	);
}

function SharedWith({ template: { shares }, locale }: { template: TemplateItem; locale: string }) {
	const { share: words } = useWords("templates");
	const { more } = useWords("common");
	if (shares.length === 0) return null;
	const names = shares.map(({ name }) => name);
	return (
		<p className="mt-2 flex items-start gap-1.5 text-ink-soft">
			<Users size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
			<span className="min-w-0 break-words">{format(words.with, { names: namesInWords(names, locale, more) })}</span>
		</p>
	);
}

/** Why a template can’t be used: its files are still being processed, or couldn’t be. */
function TemplateIntake({ failure }: { failure: string | null }) {
	const { intake: words } = useWords("templates");
	if (failure === null) {
		return (
			<Notice tone="info">
				<p className="font-medium">{words.Draft}</p>
				<p>{words.draftAbout}</p>
				<LookAgain />
			</Notice>
		);
	}
	return (
		<Notice tone="bad">
			<p className="font-medium">{words.failedTitle}</p>
			<p className="break-words">{failure}</p>
		</Notice>
	);
}
