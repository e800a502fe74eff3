"use client";

import { toast } from "#components/ui/actions/toast.tsx";
import { Button } from "#components/ui/button.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { SwitchSetting } from "../settings/switch-setting.tsx";
import { TextSetting } from "../settings/text-setting.tsx";
import { OWN_FACE } from "../state/brand-values.ts";
import { useDesigner } from "../state/designer-context.tsx";
import { TabPart } from "../tabs/tab-part.tsx";
import { ColorsSetting } from "./colors-setting.tsx";
import { LogoColorProposal } from "./logo-color-proposal.tsx";
import { LogoSetting } from "./logo-setting.tsx";
import type { Logo } from "./use-logo.ts";
import { useLogoLook } from "./use-logo-look.ts";

/** How a brand looks. */
export function FaceTab({ logo }: { logo: Logo }) {
	const { name, tagLine } = useWords("brands");
	const { values } = useDesigner();
	const look = useLogoLook(values.logo);
	return (
		<>
			<TabPart>
				<LogoSetting logo={logo} look={look} />
				{look && look.colors.length > 0 ? <LogoColorProposal colors={look.colors} /> : null}
				<ColorsSetting />
			</TabPart>
			<TabPart>
				<TextSetting of="brandName" label={name.label} help={name.help} maxLength={256} />
				<DisplayName />
				<SwitchSetting of="canHideTagLine" label={tagLine.label} about={tagLine.about} />
			</TabPart>
			<Reset />
		</>
	);
}

function DisplayName() {
	const { displayName: words } = useWords("brands");
	const { facts, values } = useDesigner();
	const { emailDisplayName: given, fromName } = values;
	const seen = given ? format(words.seen, { name: given }) : format(words.help, { name: facts.sender.name });
	return (
		<TextSetting of="emailDisplayName" label={words.label} help={fromName ? words.overruled : seen} maxLength={256} />
	);
}

/** Back to how documents look without a brand; to be saved as every other change, and taken back as easily. */
function Reset() {
	const { reset: words } = useWords("brands");
	const { facts, values, change } = useDesigner();
	const keys = Object.keys(OWN_FACE) as (keyof typeof OWN_FACE)[];
	const isOwn = keys.every((key) => values[key] === OWN_FACE[key]);
	if (isOwn || !facts.mayChange) return null;
	return (
		<div className="flex flex-wrap items-center justify-between gap-2">
			<p className="text-pretty text-ink-soft">{words.about}</p>
			<Button
				size="sm"
				variant="ghost"
				className="text-seal"
				onClick={() => {
					change(OWN_FACE);
					toast(words.done);
				}}
			>
				{words.action}
			</Button>
		</div>
	);
}
