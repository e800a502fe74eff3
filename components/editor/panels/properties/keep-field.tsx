"use client";

import { BookmarkPlus } from "lucide-react";
import { useState } from "react";
import { useOffered } from "#components/editor/fields/use-offered.ts";
import { useDeskItself } from "#components/editor/state/editor-context.tsx";
import { useWork } from "#components/editor/work/work-context.tsx";
import { SwitchRow } from "#components/panels/switch-row.tsx";
import { TextInput } from "#components/panels/text-input.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { DraftField } from "#lib/draft/draft-state.ts";
import type { DeskBrand, DeskCustomField } from "#lib/draft/editor-facts.ts";
import { format } from "#lib/i18n/message.ts";
import { useAddCustomField } from "../editor-facts.tsx";

type Props = { id: string; field: DraftField };

/** The way to keep a placed field as one of the brand's own, where the brand lets senders do so. */
export function KeepField({ id, field }: Props) {
	const words = useWords("editor").properties.keep;
	const { brand } = useOffered();
	const [isOpen, setIsOpen] = useState(false);
	if (!brand?.allowCustomFieldCreation) return null;
	return (
		<>
			<Button
				variant="ghost"
				className="-ml-2 self-start max-md:min-h-11"
				icon={<BookmarkPlus size={16} aria-hidden="true" />}
				onClick={() => setIsOpen(true)}
			>
				{words.action}
			</Button>
			{isOpen ? <KeepDialog {...{ id, field, brand }} onClose={() => setIsOpen(false)} /> : null}
		</>
	);
}

type Given = { name: string; idPrefix: string; isFixed: boolean; isShared: boolean };

const NOTHING: Given = { name: "", idPrefix: "", isFixed: false, isShared: false };

/** Asks how it is to be called, and keeps it. */
function KeepDialog({ id, field, brand, onClose }: Props & { brand: DeskBrand; onClose: () => void }) {
	const words = useWords("editor").properties.keep;
	const common = useWords("common");
	const { store } = useDeskItself();
	const { announcer } = useWork();
	const add = useAddCustomField();
	const [given, setGiven] = useState<Given>(() => ({ ...NOTHING, name: field.label || field.name }));
	const [problem, setProblem] = useState<string | null>(null);
	const [isBusy, setIsBusy] = useState(false);
	const give = (change: Partial<Given>) => {
		setProblem(null);
		setGiven({ ...given, ...change });
	};
	const keep = async () => {
		if (given.name.trim() === "") {
			setProblem(words.nameMissing);
			return;
		}
		setIsBusy(true);
		const { name, idPrefix, isFixed: restrictIdPrefixChange, isShared } = given;
		const answer = await post({ brandId: brand.id, name, idPrefix, restrictIdPrefixChange, isShared, field });
		setIsBusy(false);
		if (!answer || !("field" in answer)) {
			setProblem(answer?.error ?? words.offline);
			return;
		}
		add(brand.id, answer.field);
		const set = { customFieldId: answer.field.id, name: answer.field.name };
		store.perform("change", [{ kind: "patch", in: "fields", id, set }]);
		announcer.say(format(words.kept, { name: answer.field.name }));
		onClose();
	};
	return (
		<Dialog
			isOpen
			onClose={onClose}
			closeLabel={common.close}
			title={words.title}
			description={format(words.about, { brand: brand.name })}
			footer={
				<>
					<Button onClick={onClose}>{words.cancel}</Button>
					<Button variant="primary" isBusy={isBusy} onClick={() => void keep()}>
						{words.confirm}
					</Button>
				</>
			}
		>
			<KeepForm {...{ given, problem, brand }} onGive={give} />
		</Dialog>
	);
}

type FormProps = { given: Given; problem: string | null; brand: DeskBrand; onGive: (change: Partial<Given>) => void };

function KeepForm({ given, problem, brand, onGive }: FormProps) {
	const words = useWords("editor").properties.keep;
	const isHidden = given.isShared && !brand.showSharedCustomFields;
	return (
		<div className="flex flex-col gap-3">
			<TextInput
				label={words.name}
				maxLength={255}
				value={given.name}
				isBad={problem !== null}
				note={problem ?? undefined}
				onType={(name) => onGive({ name })}
			/>
			<TextInput
				label={words.prefix}
				dir="ltr"
				spellCheck={false}
				maxLength={100}
				value={given.idPrefix}
				note={words.prefixAbout}
				onType={(idPrefix) => onGive({ idPrefix })}
			/>
			<SwitchRow label={words.fixed} isOn={given.isFixed} onSwitch={(isFixed) => onGive({ isFixed })} />
			<SwitchRow
				label={words.shared}
				about={isHidden ? format(words.hidden, { brand: brand.name }) : undefined}
				isOn={given.isShared}
				onSwitch={(isShared) => onGive({ isShared })}
			/>
		</div>
	);
}

/** null: no answer came. */
async function post(body: object): Promise<{ field: DeskCustomField } | { error: string } | null> {
	try {
		const response = await fetch("/documents/desk/custom-fields", {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify(body),
		});
		return (await response.json()) as { field: DeskCustomField } | { error: string };
	} catch {
		return null;
	}
}
