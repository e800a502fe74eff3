"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { useAskedFor } from "#components/ui/dialogs/use-asked-for.ts";
import { Facts } from "#components/ui/facts.tsx";
import { Form } from "#components/ui/forms/form.tsx";
import { namesInWords } from "#components/ui/lists/names-in-words.ts";
import { Notice } from "#components/ui/notice.tsx";
import { RoomLink } from "#components/ui/page-link.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { isolate } from "#lib/i18n/bidi.ts";
import { format } from "#lib/i18n/message.ts";
import { PersonFields, type PersonFieldsProps, readPerson, type SuggestPeople } from "./person-fields.tsx";
import type { TemplateItem, TemplateRoleItem } from "./template-item.ts";

export type UseTemplate = (input: {
	templateId: string;
	version: number;
	people: { index: number; name: string; email: string }[];
}) => Promise<ActionAnswer<{ documentId: string }>>;

/** What changed since a version, in words. */
export type TemplateChanges = (input: { templateId: string; version: number }) => Promise<ActionAnswer<string[]>>;

type Props = { template: TemplateItem; use: UseTemplate; changes: TemplateChanges; suggest: SuggestPeople };

/** Who takes which role; then the draft opens. */
export function UseTemplateForm({ template, use, changes, suggest }: Props) {
	const { use: words } = useWords("templates");
	const { more } = useWords("common");
	const locale = useWordsLocale();
	const router = useRouter();
	const { run, isBusy, isDone, problem, problems, reconsider } = useAction(use);
	const { id: templateId, version, roles, copies, mayEdit } = template;
	/** The version that was refused, and what changed since for people who can’t open it. */
	const [refused, setRefused] = useState<{ version: number; changes: string[] }>({ version, changes: [] });
	const open = roles.filter(isOpen);
	const list = useRef<HTMLOListElement>(null);
	useAskedFor((asked) => {
		if (asked === ASKED_USE) list.current?.querySelector("input")?.focus();
	});

	async function submit(given: FormData) {
		const people = open.map(({ index }, place) => ({ index, ...readPerson(given, place) }));
		const answer = await run({ templateId, version, people });
		if (answer?.ok) return router.push(`/documents/${answer.value.documentId}/desk`);
		const told = mayEdit ? null : await changes({ templateId, version }).catch(() => null);
		setRefused({ version, changes: told?.ok ? told.value : [] });
	}

	return (
		<Form
			onSubmit={(event) => void submit(new FormData(event.currentTarget))}
			onInput={reconsider}
			className="flex flex-col gap-5 px-4 py-4 sm:px-5"
		>
			{roles.length === 0 ? <p className="text-ink-soft">{words.noRoles}</p> : null}
			<ol ref={list} className="flex flex-col gap-5 empty:hidden">
				{roles.map((role) => (
					<li key={role.index}>
						<RoleFields {...{ role, suggest, problems }} place={open.indexOf(role)} />
					</li>
				))}
			</ol>
			{copies.length > 0 ? (
				<p className="break-words text-ink-soft">
					{format(words.copies, { names: namesInWords(copies, locale, more) })}
				</p>
			) : null}
			<div role="alert" className="empty:hidden">
				{problem && Object.keys(problems).length === 0 ? (
					<Notice tone="bad">
						{problem} {refused.version < version ? <Changed {...{ templateId, mayEdit, refused }} /> : null}
					</Notice>
				) : null}
			</div>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<Button type="submit" variant="primary" isBusy={isBusy || isDone} className="max-sm:w-full">
					{words.action}
				</Button>
				<p className="text-ink-soft">{words.about}</p>
			</div>
		</Form>
	);
}

type ChangedProps = { templateId: string; mayEdit: boolean; refused: { version: number; changes: string[] } };

/** What changed since a version: in a tab of its own, so that the people entered stay, or in a few words. */
function Changed({ templateId, mayEdit, refused: { version, changes } }: ChangedProps) {
	const { use: words } = useWords("templates");
	if (!mayEdit) return <Facts>{changes}</Facts>;
	return (
		<RoomLink href={`/templates/${templateId}/versions/${version}`} target="_blank" className="underline">
			{words.review}
		</RoomLink>
	);
}

/** What an address says to go on with the first open role. */
const ASKED_USE = "use";

const isOpen = ({ group, mayChange }: TemplateRoleItem) => group === null && mayChange;

function RoleFields({ role, ...fields }: PersonFieldsProps) {
	const { use: words } = useWords("templates");
	const { name, email, group, mayChange } = role;
	return (
		<fieldset>
			<legend className="mb-2">
				<span className="break-words font-medium">{role.role || name || email}</span>
				<span className="block text-ink-soft">
					<Facts>
						{words.types[role.type]}
						{format(words.fields, { count: role.fields })}
						{mayChange ? null : words.fixed}
					</Facts>
				</span>
			</legend>
			{group !== null ? <p className="break-words">{format(words.group, { group: isolate(group) })}</p> : null}
			{group === null && !mayChange ? <p className="break-words">{[name, email].filter(Boolean).join(", ")}</p> : null}
			{isOpen(role) ? <PersonFields role={role} {...fields} /> : null}
		</fieldset>
	);
}
