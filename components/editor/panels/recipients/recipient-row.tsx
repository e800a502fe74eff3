"use client";

import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { fieldsOf, wavesOf } from "#components/editor/recipients/recipient-changes.ts";
import { RecipientToken } from "#components/editor/recipients/recipient-token.tsx";
import { useNamedRecipient } from "#components/editor/recipients/use-recipient-names.ts";
import { useDeskItself } from "#components/editor/state/editor-context.tsx";
import { useDesk, useDeskView, useRecipient } from "#components/editor/state/use-editor.ts";
import { cx } from "#components/ui/cx.ts";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { RecipientMenu } from "./recipient-menu.tsx";

type Props = {
	id: string;
	handle: ReactNode;
	isOpen: boolean;
	onToggle: () => void;
	onRemove: () => void;
};

/** Somebody in the list: to press it is to place fields for them, and to see and change who they are. */
export function RecipientRow({ id, handle, isOpen, onToggle, onRemove }: Props) {
	const words = useWords("editor").panels.recipients;
	const { done } = useWords("editor").correcting.fixed;
	const { view } = useDeskItself();
	const recipient = useRecipient(id);
	const named = useNamedRecipient(id);
	const isActive = useDeskView((now) => now.recipientId === id);
	const { count, step } = useDesk(({ draft }) => ({
		count: fieldsOf(draft, id).length,
		step: draft.document.enableSigningOrder ? (wavesOf(draft.recipients)[id] ?? null) : null,
	}));
	if (!recipient || !named) return null;
	const { isFixed } = named;
	const { type } = recipient;
	const state = isFixed && type !== "Copy" ? done[type] : words.roles[type];
	const detail = type !== "Copy" || count > 0 ? format(words.fields, { count }) : recipient.email.trim();
	return (
		<div className={cx("flex items-center rounded-control pr-1 pl-0.5", isActive && !isFixed && "bg-seal-soft")}>
			{isFixed ? <FixedMark /> : handle}
			{step === null ? null : (
				<span
					className="w-5 shrink-0 text-center text-ink-soft tabular-nums"
					title={format(words.step, { number: step })}
				>
					{step}
				</span>
			)}
			<button
				type="button"
				aria-expanded={isOpen}
				aria-current={isActive && !isFixed}
				onClick={() => {
					if (!isFixed) view.set({ recipientId: id });
					onToggle();
				}}
				className="flex min-h-13 min-w-0 flex-1 items-center gap-2.5 rounded-control px-1.5 py-1.5 text-left"
			>
				<RecipientToken hue={named.hue} mark={named.mark} />
				<span className="min-w-0">
					<span className="block truncate" dir="auto">
						{named.name}
					</span>
					<span className="block truncate text-ink-soft text-xs">
						<span className={cx(isFixed && "font-medium text-good")}>{state}</span>
						{detail === "" ? null : ` · ${detail}`}
					</span>
				</span>
			</button>
			{isFixed ? null : <RecipientMenu id={id} name={named.name} onEdit={onToggle} onRemove={onRemove} />}
		</div>
	);
}

/** In the place of the handle of somebody who has acted. */
function FixedMark() {
	return (
		<span className="grid h-8 w-6 shrink-0 place-items-center text-ink-soft max-md:w-8">
			<Lock size={14} aria-hidden="true" />
		</span>
	);
}
