import { Fragment } from "react";
import { Box } from "./box.tsx";
import { IsolatedText } from "./isolated-text.tsx";
import { COLORS, FONT_FAMILY } from "./theme.ts";

const text = { fontFamily: FONT_FAMILY, color: COLORS.ink, fontSize: "15px", lineHeight: "24px" } as const;

/** What a person wrote, with the line breaks it was written with. */
export function Quotation({ label, text: words }: { label: string; text: string }) {
	let offset = 0;
	const lines = words.split("\n").map((line) => {
		const key = offset;
		offset += line.length + 1;
		return { key, line };
	});
	return (
		<div style={{ paddingTop: "20px" }}>
			<Box className="s-line" style={{ borderInlineStart: `3px solid ${COLORS.line}`, padding: "0 0 0 16px" }}>
				<div className="s-soft" style={{ ...text, color: COLORS.inkSoft, fontSize: "13px", lineHeight: "20px" }}>
					<IsolatedText>{label}</IsolatedText>
				</div>
				<div className="s-ink" dir="auto" style={{ ...text, paddingTop: "4px" }}>
					{lines.map(({ key, line }) => (
						<Fragment key={key}>
							{key === 0 ? null : <br />}
							{line}
						</Fragment>
					))}
				</div>
			</Box>
		</div>
	);
}
