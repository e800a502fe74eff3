"use client";

import { Users, X } from "lucide-react";
import { type RefObject, useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Address } from "#components/ui/address.tsx";
import { Avatar } from "#components/ui/avatar.tsx";
import { cx } from "#components/ui/cx.ts";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { CONTROL_CLASS } from "#components/ui/forms/text-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { isolate } from "#lib/i18n/bidi.ts";
import { format } from "#lib/i18n/message.ts";
import type { TemplateItem, TemplateShareItem } from "../template-item.ts";
import { changedShares, type ShareChanges } from "./changed-shares.ts";
import { ReceiverField } from "./receiver-field.tsx";
import type { FindReceivers, Receiver } from "./use-receivers.ts";

export type ShareVerbs = {
	share: (input: { templateId: string } & ShareChanges) => Promise<ActionAnswer>;
	findReceivers: FindReceivers;
};

type Props = {
	template: TemplateItem;
	verbs: ShareVerbs;
	opener: RefObject<HTMLButtonElement | null>;
	onClose: () => void;
};

/** Who can use or edit a template besides its owner and the admins. */
export function ShareDialog({ template, verbs, opener, onClose }: Props) {
	const { share: words } = useWords("templates");
	const [shares, setShares] = useState(template.shares);
	const { run, isBusy, problem } = useAction(verbs.share);
	const { id: templateId, title, owner } = template;

	async function save() {
		const changes = changedShares(template.shares, shares);
		if (changes.teams.length + changes.people.length === 0) return onClose();
		const answer = await run({ templateId, ...changes });
		if (!answer?.ok) return;
		onClose();
		toast(words.done);
	}

	return (
		<FormDialog
			{...{ opener, onClose, isBusy, problem }}
			title={format(words.title, { title: isolate(title) })}
			description={words.about}
			cancel={words.cancel}
			action={words.save}
			onSubmit={() => void save()}
		>
			<ReceiverField
				templateId={templateId}
				label={words.find}
				find={verbs.findReceivers}
				isLeftOut={({ id }) => shares.some((share) => share.id === id)}
				onChoose={(receiver) => setShares([...shares, { ...receiver, level: "Use" }])}
			/>
			<ul aria-label={words.list} className="rounded-control border border-line">
				<li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-3 py-2 last:border-b-0">
					<Named receiver={{ kind: "person", ...owner }} />
					<span className="ml-auto shrink-0 text-ink-soft">{words.owner}</span>
				</li>
				{shares.map((share) => (
					<ShareRow
						key={share.id}
						share={share}
						onLevel={(level) => setShares(shares.map((one) => (one === share ? { ...one, level } : one)))}
						onRemove={() => setShares(shares.filter((one) => one !== share))}
					/>
				))}
			</ul>
			<p className="text-pretty text-ink-soft">{words.levelsAbout}</p>
		</FormDialog>
	);
}

type RowProps = {
	share: TemplateShareItem;
	onLevel: (level: TemplateShareItem["level"]) => void;
	onRemove: () => void;
};

const LEVELS = ["Use", "Edit"] as const;

function ShareRow({ share, onLevel, onRemove }: RowProps) {
	const { share: words } = useWords("templates");
	const { level, name } = share;
	return (
		<li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-2 pr-1 pl-3 last:border-b-0">
			<Named receiver={share} />
			{/* On a phone they go below the name. */}
			<span className="ml-auto flex shrink-0 items-center gap-2">
				<select
					value={level}
					aria-label={format(words.levelOf, { name })}
					onChange={({ target }) => onLevel(target.value === "Edit" ? "Edit" : "Use")}
					className={cx(CONTROL_CLASS, "h-10 w-auto! shrink-0 px-2! text-sm")}
				>
					{LEVELS.map((one) => (
						<option key={one} value={one}>
							{words.levels[one]}
						</option>
					))}
				</select>
				<button
					type="button"
					onClick={onRemove}
					aria-label={format(words.remove, { name })}
					title={format(words.remove, { name })}
					className="grid size-10 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
				>
					<X size={16} aria-hidden="true" />
				</button>
			</span>
		</li>
	);
}

function Named({ receiver: { kind, name, email } }: { receiver: Receiver }) {
	const { share: words } = useWords("templates");
	return (
		<>
			{kind === "team" ? (
				<span className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
					<Users size={16} aria-hidden="true" />
				</span>
			) : (
				<span aria-hidden="true" className="contents">
					<Avatar name={name} />
				</span>
			)}
			<span className="wrap-anywhere min-w-44 flex-1">
				<bdi className="block font-medium">{name}</bdi>
				<span className="block text-ink-soft text-sm">{email ? <Address text={email} /> : words.team}</span>
			</span>
		</>
	);
}
