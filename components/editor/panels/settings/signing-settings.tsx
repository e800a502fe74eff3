"use client";

import { Locked } from "#components/editor/correcting/locked-note.tsx";
import { useWhySettingFixed } from "#components/editor/correcting/use-locks.ts";
import { ChoiceInput } from "#components/panels/choice-input.tsx";
import { Fold } from "#components/panels/fold.tsx";
import { SwitchRow } from "#components/panels/switch-row.tsx";
import { TextInput } from "#components/panels/text-input.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { SIGNATURE_TYPES } from "#lib/contract/documents/literals.ts";
import { formatList } from "#lib/i18n/format.ts";
import { useDocument } from "./use-document.ts";

/** How signers may sign, and what else they may do. */
export function SigningSettings() {
	const words = useWords("editor").settings;
	const locale = useWordsLocale();
	const [{ signatureTypes, enableReassign }, change] = useDocument();
	return (
		<>
			<Fold
				title={words.signatures.title}
				summary={formatList(
					locale,
					SIGNATURE_TYPES.filter((type) => signatureTypes.includes(type)).map((type) => words.signatures.types[type]),
				)}
			>
				{SIGNATURE_TYPES.map((type) => (
					<SwitchRow
						key={type}
						label={words.signatures.types[type]}
						isOn={signatureTypes.includes(type)}
						onSwitch={(isOn) => {
							const next = SIGNATURE_TYPES.filter((one) => (one === type ? isOn : signatureTypes.includes(one)));
							// Somebody has to be able to sign: the last one stays on.
							if (next.length > 0) change({ signatureTypes: next });
						}}
					/>
				))}
				{signatureTypes.length === 1 ? <p className="text-ink-soft text-xs">{words.signatures.one}</p> : null}
			</Fold>
			<Fold title={words.signers.title} summary={enableReassign ? words.signers.reassigns : words.signers.nothing}>
				<SwitchRow
					label={words.signers.reassign}
					isOn={enableReassign}
					onSwitch={(isOn) => change({ enableReassign: isOn })}
				/>
			</Fold>
		</>
	);
}

/** What the signed files are and are called. */
export function DownloadSettings() {
	const words = useWords("editor").settings.download;
	const [{ downloadOption, downloadFileName, hideDocumentId }, change] = useDocument();
	const summary = [downloadOption === "Combined" ? words.one : words.each, downloadFileName ?? words.byTitle].join(
		", ",
	);
	return (
		<Fold title={words.title} summary={summary}>
			<ChoiceInput
				label={words.option}
				value={downloadOption}
				options={[
					{ value: "Combined", label: words.one },
					{ value: "Individually", label: words.each },
				]}
				onChoose={(option) => change({ downloadOption: option })}
			/>
			<TextInput
				label={words.name}
				placeholder={words.byTitle}
				maxLength={250}
				value={downloadFileName ?? ""}
				onType={(name) => change({ downloadFileName: name === "" ? null : name }, "downloadFileName")}
			/>
			<Locked why={useWhySettingFixed("hideDocumentId")}>
				<SwitchRow label={words.hideId} isOn={hideDocumentId} onSwitch={(isOn) => change({ hideDocumentId: isOn })} />
			</Locked>
		</Fold>
	);
}
