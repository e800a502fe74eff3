"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { Button, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from "react-aria-components";
import { FIELD_ICONS } from "#components/field-settings/field-icons.ts";
import { TYPE_GROUPS } from "#components/field-settings/type-groups.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { useAskedFor } from "#components/ui/dialogs/use-asked-for.ts";
import { MENU_CLASS, MENU_ITEM_CLASS } from "#components/ui/lists/menu-class.ts";
import { useWords } from "#components/ui/words.tsx";
import { useNewField } from "./use-new-field.ts";

/** The way to a new field: its kind is chosen, the rest can be changed at once. */
export function NewFieldMenu() {
	const words = useWords("customFields");
	const { types } = useWords("fieldSettings");
	const { create } = useNewField();
	const [isOpen, setIsOpen] = useState(false);
	useAskedFor((dialog) => setIsOpen(dialog === "new"));
	return (
		<MenuTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
			<Button className={buttonClass("primary", "md", "max-sm:w-full")}>
				<Plus size={16} aria-hidden="true" />
				{words.add}
			</Button>
			<Popover placement="bottom end" className={MENU_CLASS}>
				<Menu aria-label={words.addWhat} className="outline-none">
					{TYPE_GROUPS.map((group, index) => (
						<MenuSection
							key={group[0]}
							aria-label={words.addWhat}
							className={index > 0 ? "mt-1.5 border-line border-t pt-1.5" : undefined}
						>
							{group.map((type) => {
								const Icon = FIELD_ICONS[type];
								return (
									<MenuItem key={type} className={MENU_ITEM_CLASS} onAction={() => void create({ type })}>
										<Icon size={16} aria-hidden="true" className="text-ink-soft" />
										{types[type]}
									</MenuItem>
								);
							})}
						</MenuSection>
					))}
				</Menu>
			</Popover>
		</MenuTrigger>
	);
}
