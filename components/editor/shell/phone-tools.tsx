"use client";

import type { LucideIcon } from "lucide-react";
import { CopyPlus, Files, ListOrdered, SlidersHorizontal, Users } from "lucide-react";
import { FIELD_ICONS } from "#components/field-settings/field-icons.ts";
import { TYPE_GROUPS } from "#components/field-settings/type-groups.ts";
import { Button } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import type { FieldType } from "#lib/fields/field-types.ts";
import { formatNumber } from "#lib/i18n/format.ts";
import { format } from "#lib/i18n/message.ts";
import { PhoneBlocksTool } from "../blocks/blocks-tool.tsx";
import { customTool } from "../fields/custom-tool.ts";
import { useOffered } from "../fields/use-offered.ts";
import { RecipientToken } from "../recipients/recipient-token.tsx";
import { useDesk, useDeskView } from "../state/use-editor.ts";
import { useWhyNoFields } from "../template/use-forbidden.ts";
import { activeRecipient } from "../verbs/active-recipient.ts";
import { toolName, typeOfTool } from "../verbs/place-field.ts";
import type { DeskSheet } from "../work/shell-store.ts";
import { useShell, useWork } from "../work/work-context.tsx";
import { RecipientChoice } from "./recipient-choice.tsx";

/** On a phone: whom fields are placed for and the tools, in a row that scrolls; while one is chosen, what to do next. */
export function PhoneTools() {
	const work = useWork();
	const chosen = typeOfTool(useDeskView(({ tool }) => tool));
	useDeskView(({ recipientId }) => recipientId);
	const active = useDesk(() => activeRecipient(work));
	const { hasBuiltIn, custom } = useOffered();
	if (chosen) return <Placing type={chosen} />;
	return (
		<div className="desk-phone-tools">
			<div className="flex min-w-0 flex-1 items-center gap-2 scroll-px-16 overflow-x-auto px-3 [scrollbar-width:none]">
				<RecipientChoice value={active?.id ?? null} onChange={(recipientId) => work.view.set({ recipientId })} isBare />
				{custom.map((field) => (
					<PhoneTool key={field.id} tool={customTool(field)} type={field.definition.type} name={field.name} />
				))}
				{(hasBuiltIn ? TYPE_GROUPS.flat() : []).map((type) => (
					<PhoneTool key={type} tool={type} type={type} name={work.types[type]} />
				))}
				<PhoneBlocksTool />
			</div>
		</div>
	);
}

function PhoneTool({ tool, type, name }: { tool: string; type: FieldType; name: string }) {
	const { view, shell } = useWork();
	const Icon = FIELD_ICONS[type];
	const isFixed = useWhyNoFields() !== null;
	return (
		<button
			type="button"
			disabled={isFixed}
			onClick={() => {
				shell.set({ sheet: null });
				view.set({ tool, isToolKept: false, selection: [] });
			}}
			className="inline-flex h-11 shrink-0 items-center gap-2 rounded-full border border-line px-4 disabled:opacity-60"
		>
			<Icon size={18} aria-hidden="true" className="text-ink-soft" />
			<span className="max-w-48 truncate" dir="auto">
				{name}
			</span>
		</button>
	);
}

function Placing({ type }: { type: FieldType }) {
	const work = useWork();
	const { view, words } = work;
	const { placing, recipient } = words.layout;
	const active = useDesk(() => activeRecipient(work));
	const isKept = useDeskView(({ isToolKept }) => isToolKept);
	const name = active?.name ?? format(recipient, { number: 1 });
	return (
		<div className="desk-phone-placing">
			<div className="flex items-center gap-3" role="status">
				<RecipientToken hue={active?.hue ?? 0} mark={active?.mark ?? "1"} />
				<div className="min-w-0">
					<p className="font-semibold text-read">{placing.tap}</p>
					<p className="truncate text-ink-soft">{format(placing.what, { field: toolName(work, type), name })}</p>
				</div>
			</div>
			<div className="mt-3 flex gap-2">
				<Button
					size="lg"
					aria-pressed={isKept}
					className={cx("flex-1", isKept && "border-seal bg-seal-soft text-seal")}
					icon={<CopyPlus size={18} aria-hidden="true" />}
					onClick={() => view.set({ isToolKept: !isKept })}
				>
					{placing.several}
				</Button>
				<Button size="lg" onClick={() => view.set({ tool: null, isToolKept: false })}>
					{placing.cancel}
				</Button>
			</div>
		</div>
	);
}

/** On a phone: the way to everything that stands beside the pages on a large screen. */
export function PhoneTabs() {
	const { words } = useWork();
	const recipients = useDesk(({ draft }) => Object.keys(draft.recipients).length);
	const pages = useDesk(({ draft }) => Object.values(draft.files).reduce((sum, file) => sum + file.pages.length, 0));
	const fields = useDesk(({ draft }) => Object.keys(draft.fields).length);
	const { sides } = words.layout;
	return (
		<nav className="desk-tabs" aria-label={words.paper.regions.side}>
			<PhoneTab sheet="recipients" icon={Users} name={sides.recipients} count={recipients} />
			<PhoneTab sheet="pages" icon={Files} name={sides.pages} count={pages} />
			<PhoneTab sheet="fields" icon={ListOrdered} name={sides.fields} count={fields} />
			<PhoneTab sheet="settings" icon={SlidersHorizontal} name={sides.settings} />
		</nav>
	);
}

type TabProps = { sheet: DeskSheet; icon: LucideIcon; name: string; count?: number };

function PhoneTab({ sheet, icon: Icon, name, count }: TabProps) {
	const { shell, locale } = useWork();
	const isOpen = useShell((one) => one.sheet === sheet);
	return (
		<button
			type="button"
			aria-expanded={isOpen}
			onClick={() => shell.set({ sheet: isOpen ? null : sheet, ...(isPanel(sheet) ? { panel: sheet } : {}) })}
			className={cx(
				"grid min-w-0 content-center justify-items-center gap-0.5 text-xs",
				isOpen ? "text-seal" : "text-ink-soft",
			)}
		>
			<Icon size={20} aria-hidden="true" />
			<span className="max-w-full truncate">
				{name}
				{count ? ` ${formatNumber(locale, count)}` : null}
			</span>
		</button>
	);
}

function isPanel(sheet: DeskSheet): sheet is "fields" | "settings" {
	return sheet === "fields" || sheet === "settings";
}
