"use client";

import { useDraggable } from "@dnd-kit/core";
import type { LucideIcon } from "lucide-react";
import { cx } from "#components/ui/cx.ts";
import type { FieldType } from "#lib/fields/types.ts";
import { FIELD_ICONS, TOOL_GROUPS, TOOL_KEYS } from "../fields/tools.ts";
import { RecipientChoice } from "../shell/recipient-choice.tsx";
import { useDesk, useDeskView } from "../state/use-desk.ts";
import { activeRecipient } from "../verbs/active-recipient.ts";
import { useWork } from "../work/work-context.tsx";

/** For whom fields are placed, and the fields that there are: to be dragged, or chosen and placed by a click. */
export function Palette() {
	const work = useWork();
	const { tools } = work.words.paper;
	useDeskView(({ recipientId }) => recipientId);
	const active = useDesk(() => activeRecipient(work)?.id ?? null);
	return (
		<section aria-label={work.words.paper.regions.tools} className="desk-palette grid gap-3 p-4 pb-3">
			<div className="desk-for grid gap-1.5">
				<span className="text-ink-soft text-xs" aria-hidden="true">
					{tools.for}
				</span>
				<RecipientChoice value={active} onChange={(recipientId) => work.view.set({ recipientId })} />
			</div>
			<div className="desk-tool-groups -mx-1.5 grid grid-cols-[fit-content(60%)_minmax(0,1fr)] gap-y-3">
				{TOOL_GROUPS.map((types, index) => (
					<div
						key={index}
						className={cx("col-span-full grid grid-cols-subgrid", index > 0 && "border-line border-t pt-3")}
					>
						{types.map((type) => (
							<Tool key={type} type={type} />
						))}
					</div>
				))}
			</div>
		</section>
	);
}

function Tool({ type }: { type: FieldType }) {
	const { view, shell, words } = useWork();
	const isChosen = useDeskView(({ tool }) => tool === type);
	const { setNodeRef, listeners } = useDraggable({ id: type, data: { type } });
	const Icon: LucideIcon = FIELD_ICONS[type];
	const key = TOOL_KEYS[type]?.toUpperCase();
	const name = words.paper.types[type];
	return (
		<button
			ref={setNodeRef}
			type="button"
			{...listeners}
			aria-pressed={isChosen}
			title={key ? `${name} (${key})` : name}
			onClick={({ detail, shiftKey }) => {
				// Whoever comes by the keyboard places by it.
				if (detail === 0) {
					view.set({ tool: type, isToolKept: false });
					shell.set({ placing: type });
				} else view.set({ tool: isChosen ? null : type, isToolKept: shiftKey, selection: [] });
			}}
			className={cx(
				"flex h-8 min-w-0 cursor-grab touch-pan-y items-center gap-1.5 rounded-control px-1.5 text-start text-[13px]",
				isChosen ? "bg-seal-soft font-medium text-seal" : "hover:bg-sunken",
			)}
		>
			<Icon size={16} aria-hidden="true" className={cx("shrink-0", isChosen ? "" : "text-ink-soft")} />
			<span className="desk-tool-name truncate">{name}</span>
		</button>
	);
}
