"use client";

import { useDraggable } from "@dnd-kit/core";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { FIELD_ICONS } from "#components/field-settings/field-icons.ts";
import { TYPE_GROUPS } from "#components/field-settings/type-groups.ts";
import { cx } from "#components/ui/cx.ts";
import type { FieldType } from "#lib/fields/field-types.ts";
import { BlocksTool } from "../blocks/blocks-tool.tsx";
import { LockedNote } from "../correcting/locked-note.tsx";
import { customTool } from "../fields/custom-tool.ts";
import { TOOL_KEYS } from "../fields/tools.ts";
import { useOffered } from "../fields/use-offered.ts";
import { RecipientChoice } from "../shell/recipient-choice.tsx";
import { useDesk, useDeskView } from "../state/use-editor.ts";
import { useWhyNoFields } from "../template/use-forbidden.ts";
import { activeRecipient } from "../verbs/active-recipient.ts";
import { useWork } from "../work/work-context.tsx";

/** For whom fields are placed, and the fields that there are: to be dragged, or chosen and placed by a click. */
export function Palette() {
	const work = useWork();
	const { tools } = work.words.paper;
	useDeskView(({ recipientId }) => recipientId);
	const { hasBuiltIn, custom } = useOffered();
	const why = useWhyNoFields();
	const active = useDesk(() => activeRecipient(work)?.id ?? null);
	return (
		<section
			aria-label={work.words.paper.regions.tools}
			className="desk-palette grid grid-cols-[minmax(0,1fr)] gap-3 p-4 pb-3"
		>
			<div className="desk-for grid grid-cols-[minmax(0,1fr)] gap-1.5">
				<span className="text-ink-soft text-xs" aria-hidden="true">
					{tools.for}
				</span>
				<RecipientChoice value={active} onChange={(recipientId) => work.view.set({ recipientId })} />
			</div>
			{why === null ? null : <LockedNote text={why} className="desk-for" />}
			<div className="desk-tool-groups -mx-1.5 grid grid-cols-[fit-content(60%)_minmax(0,1fr)] gap-y-3">
				{hasBuiltIn
					? TYPE_GROUPS.map((types, index) => (
							<ToolGroup key={index} isFirst={index === 0}>
								{types.map((type) => (
									<Tool key={type} tool={type} type={type} name={work.types[type]} />
								))}
							</ToolGroup>
						))
					: null}
				{custom.length > 0 ? (
					<ToolGroup isFirst={!hasBuiltIn} title={tools.own}>
						{custom.map((field) => (
							<Tool
								key={field.id}
								tool={customTool(field)}
								type={field.definition.type}
								name={field.name}
								about={field.description}
							/>
						))}
					</ToolGroup>
				) : null}
			</div>
			<BlocksTool />
			{hasBuiltIn || custom.length > 0 ? null : (
				<p className="desk-for text-pretty text-ink-soft text-xs">{tools.none}</p>
			)}
		</section>
	);
}

type GroupProps = { isFirst: boolean; title?: string; children: ReactNode };

function ToolGroup({ isFirst, title, children }: GroupProps) {
	return (
		<div className={cx("col-span-full grid grid-cols-subgrid", !isFirst && "border-line border-t pt-3")}>
			{title ? <h3 className="desk-for col-span-full mb-1 px-1.5 text-ink-soft text-xs">{title}</h3> : null}
			{children}
		</div>
	);
}

type ToolProps = { tool: string; type: FieldType; name: string; about?: string };

function Tool({ tool, type, name, about }: ToolProps) {
	const { view, shell } = useWork();
	const isChosen = useDeskView((one) => one.tool === tool);
	const isFixed = useWhyNoFields() !== null;
	const { setNodeRef, listeners } = useDraggable({ id: tool, disabled: isFixed });
	const Icon: LucideIcon = FIELD_ICONS[type];
	const key = tool === type ? TOOL_KEYS[type]?.toUpperCase() : undefined;
	const hint = about ? `${name}: ${about}` : name;
	return (
		<button
			ref={setNodeRef}
			type="button"
			disabled={isFixed}
			{...listeners}
			aria-pressed={isChosen}
			title={key ? `${name} (${key})` : hint}
			onClick={({ detail, shiftKey }) => {
				// Whoever comes by the keyboard places by it.
				if (detail === 0) {
					view.set({ tool, isToolKept: false });
					shell.set({ placing: type });
				} else view.set({ tool: isChosen ? null : tool, isToolKept: shiftKey, selection: [] });
			}}
			className={cx(
				"flex h-8 min-w-0 cursor-grab touch-pan-y items-center gap-1.5 rounded-control px-1.5 text-start text-[13px]",
				isChosen ? "bg-seal-soft font-medium text-seal" : "hover:bg-sunken",
				"disabled:pointer-events-none disabled:opacity-60",
			)}
		>
			<Icon size={16} aria-hidden="true" className={cx("shrink-0", isChosen ? "" : "text-ink-soft")} />
			<span className="desk-tool-name truncate" dir="auto">
				{name}
			</span>
		</button>
	);
}
