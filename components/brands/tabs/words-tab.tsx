"use client";

import { useWords } from "#components/ui/words.tsx";
import { TextSetting } from "../settings/text-setting.tsx";
import { TabPart } from "./tab-part.tsx";

/** What a brand says to signers in words of its own. */
export function WordsTab() {
	const { words } = useWords("brands");
	return (
		<>
			<TabPart>
				<TextSetting of="disclaimerTitle" label={words.noticeTitle} maxLength={256} />
				<TextSetting
					of="disclaimerDescription"
					label={words.noticeText}
					help={words.noticeHelp}
					maxLength={5000}
					isLong
				/>
			</TabPart>
			<p className="text-pretty text-ink-soft">{words.mails}</p>
		</>
	);
}
