"use client";

import { RoomLink } from "#components/ui/page-link.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { SwitchSetting } from "../settings/switch-setting.tsx";
import { useDesigner } from "../state/designer-context.tsx";
import { TabPart } from "./tab-part.tsx";

/** Which fields the desk offers. @param count of the brand's custom fields; null: the reader is not told */
export function FieldsTab({ count }: { count: number | null }) {
	const { fields: words } = useWords("brands");
	const { brand } = useDesigner();
	return (
		<TabPart about={words.about}>
			<SwitchSetting of="showBuiltInFormFields" label={words.builtIn} about={words.builtInAbout} />
			<SwitchSetting of="showSharedCustomFields" label={words.shared} about={words.sharedAbout} />
			<SwitchSetting of="allowCustomFieldCreation" label={words.own} about={words.ownAbout} />
			{brand ? (
				<p className="flex flex-wrap gap-x-2 text-ink-soft">
					{count ? format(words.kept, { count }) : null}
					<RoomLink
						href={`/settings/custom-fields?brand=${brand.brandId}`}
						prefetch={false}
						className="text-seal underline-offset-4 hover:underline"
					>
						{words.library}
					</RoomLink>
				</p>
			) : null}
		</TabPart>
	);
}
