"use client";

import { ChevronDown } from "lucide-react";
import { type FocusEvent, useMemo, useRef, useState } from "react";
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from "react-aria-components";
import { cx } from "#components/ui/cx.ts";
import { CONTROL_CLASS } from "#components/ui/forms/text-field.tsx";
import { MENU_CLASS } from "#components/ui/lists/menu-class.ts";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { intlLocale } from "#lib/i18n/locales.ts";
import { isTimeZone } from "#lib/i18n/moment.ts";
import { currentZone, listZones, matchesZone, zoneName, zoneOffset, zoneSearchText } from "#lib/i18n/zones.ts";
import { PANEL_CONTROL_CLASS } from "./panel-field.tsx";

const LOOKS = {
	field: { label: "font-medium text-ink", input: cx(CONTROL_CLASS, "h-11"), gap: "gap-1.5" },
	panel: { label: "text-ink-soft text-xs", input: PANEL_CONTROL_CLASS, gap: "gap-1" },
};

type Props = {
	label: string;
	/** hidden: a heading above already names it. */
	look: keyof typeof LOOKS | "hidden";
	/** An IANA zone, by its current or a former name, or an offset; null: `unset`. */
	value: string | null;
	/** Label of the choice for no zone; omitted: a zone is required. */
	unset?: string;
	onChange: (zone: string | null) => void;
	/** Of the field in a form. */
	name?: string;
	className?: string;
};

type Item = { id: string; name: string };

const UNSET = "unset";

/** A time zone, searched by city, former name, offset or the name of its time. */
export function ZoneField({ label, look, value, unset, onChange, className, ...field }: Props) {
	const { zones: words } = useWords("common");
	const tag = intlLocale(useWordsLocale());
	const chosen = value === null ? UNSET : currentZone(value);
	const [items, showAll] = useItems(chosen, unset);
	const texts = useMemo(() => new Map<string, string>(), []);
	const list = useRef<HTMLDivElement>(null);
	const { label: labelClass, input, gap } = LOOKS[look === "hidden" ? "field" : look];

	function matches(name: string, query: string): boolean {
		const text = texts.get(name) ?? zoneSearchText(name.replaceAll(" ", "_"), tag, new Date());
		texts.set(name, text);
		return matchesZone(text, query);
	}

	return (
		<ComboBox
			{...field}
			allowsEmptyCollection
			selectedKey={chosen}
			defaultItems={items}
			onFocus={showAll}
			defaultFilter={matches}
			onSelectionChange={(key) => {
				if (key !== null && key !== chosen) onChange(key === UNSET ? null : String(key));
			}}
			className={cx("flex min-w-0 flex-col", gap, className)}
		>
			<Label className={look === "hidden" ? "sr-only" : labelClass}>{label}</Label>
			<span className="relative">
				<Input
					autoComplete="off"
					onFocus={selectText}
					// The list was opened at the chosen zone, which may be below what is found.
					onInput={() => list.current?.scrollTo({ top: 0 })}
					className={cx(input, "truncate pr-10!")}
				/>
				<Button className="absolute inset-y-0 right-0 grid w-10 place-items-center text-ink-soft">
					<ChevronDown size={16} aria-hidden="true" />
				</Button>
			</span>
			<Popover placement="bottom start" className={`${MENU_CLASS} w-(--trigger-width)`}>
				<ListBox<Item>
					ref={list}
					aria-label={words.list}
					renderEmptyState={() => <p className="px-3 py-1.5 text-ink-soft">{words.none}</p>}
					className="max-h-72 overflow-y-auto outline-none"
				>
					{ZoneChoice}
				</ListBox>
			</Popover>
		</ComboBox>
	);
}

function ZoneChoice({ id, name }: Item) {
	return (
		<ListBoxItem
			id={id}
			textValue={name}
			className="flex cursor-pointer items-baseline justify-between gap-3 rounded-control px-3 py-1.5 outline-none data-[focused]:bg-sunken data-[selected]:font-medium"
		>
			<span className="min-w-0 break-words">{name}</span>
			<span className="shrink-0 text-ink-soft text-xs tabular-nums">
				{isTimeZone(id) ? zoneOffset(id, new Date()) : null}
			</span>
		</ListBoxItem>
	);
}

/** Not when an open list gives the focus back while one types, by events of its own: the next letter would replace all. */
function selectText({ isTrusted, target }: FocusEvent<HTMLInputElement>): void {
	if (isTrusted) target.select();
}

/** Every choice once the field has the focus; until then the current one, because formatting 400 zones and offsets takes 300 ms. */
function useItems(chosen: string, unset: string | undefined) {
	const [isAsked, setIsAsked] = useState(false);
	const items = useMemo(() => {
		const all = itemsOf(chosen, unset);
		return isAsked ? all : all.filter(({ id }) => id === chosen);
	}, [chosen, unset, isAsked]);
	return [items, () => setIsAsked(true)] as const;
}

/** Every zone, and the current choice if it is an offset. */
function itemsOf(chosen: string, unset: string | undefined): Item[] {
	const all = listZones();
	const zones = chosen === UNSET || all.includes(chosen) ? all : [chosen, ...all];
	return [
		...(unset === undefined ? [] : [{ id: UNSET, name: unset }]),
		...zones.map((id) => ({ id, name: zoneName(id) })),
	];
}
