"use client";

import { useWords } from "#components/ui/words.tsx";
import { SwitchSetting } from "../settings/switch-setting.tsx";
import { TextSetting } from "../settings/text-setting.tsx";
import { useDesigner } from "../state/designer-context.tsx";
import { TabPart } from "./tab-part.tsx";

/** What signers may do, and where they go afterwards. */
export function SignersTab() {
	const { signers: words } = useWords("brands");
	const { enableSignatureFrame } = useDesigner().values;
	return (
		<>
			<TabPart>
				<SwitchSetting of="hideDecline" label={words.decline} about={words.declineAbout} isInverted />
				<SwitchSetting of="hideSave" label={words.save} about={words.saveAbout} isInverted />
				<p className="text-pretty text-ink-soft">{words.perDocument}</p>
			</TabPart>
			<TabPart>
				<SwitchSetting of="enableSignatureFrame" label={words.frame} about={words.frameAbout} />
				{enableSignatureFrame ? (
					<>
						<SwitchSetting of="showRecipientName" label={words.frameName} isIndented />
						<SwitchSetting of="showRecipientEmail" label={words.frameEmail} isIndented />
						<SwitchSetting of="showTimeStamp" label={words.frameTime} isIndented />
					</>
				) : null}
			</TabPart>
			<TabPart>
				<TextSetting
					of="redirectUrl"
					label={words.redirect}
					help={words.redirectHelp}
					maxLength={2000}
					inputMode="url"
				/>
			</TabPart>
		</>
	);
}
