import { Box } from "./box.tsx";
import type { MailBody, MailCard } from "./content.ts";
import { IsolatedText } from "./isolated-text.tsx";
import { COLORS, FONT_FAMILY } from "./theme.ts";

const text = { fontFamily: FONT_FAMILY, color: COLORS.ink, fontSize: "14px", lineHeight: "20px" } as const;
/** Two lines of text and a signature: colour, width, space below. */
const LINES = [
	["#C9C5BC", "22px", "5px"],
	["#D5D1C9", "16px", "10px"],
	[COLORS.seal, "12px", "0"],
] as const;

/** A sheet of paper drawn with cells, so that it shows where pictures are blocked. */
function Sheet() {
	const paper = { width: "22px", height: "36px", padding: "10px 8px 0", backgroundColor: "#FFFFFF" };
	const edge = { border: `1px solid ${COLORS.line}`, borderRadius: "4px", verticalAlign: "top" };
	return (
		<table role="presentation" width="40" border={0} cellPadding="0" cellSpacing="0" style={{ width: "40px" }}>
			<tbody>
				<tr>
					<td style={{ ...paper, ...edge }}>
						{LINES.map(([color, width, marginBottom]) => (
							<div key={color} style={{ width, height: "2px", marginBottom, backgroundColor: color }} />
						))}
					</td>
				</tr>
			</tbody>
		</table>
	);
}

function Row({ label, value }: { label: string; value: string }) {
	return (
		<tr>
			<td
				className="s-label s-soft"
				style={{ ...text, color: COLORS.inkSoft, width: "34%", padding: "6px 12px 0 0", verticalAlign: "top" }}
			>
				{label}
			</td>
			<td className="s-value s-ink" style={{ ...text, padding: "6px 0 0", verticalAlign: "top" }}>
				<IsolatedText>{value}</IsolatedText>
			</td>
		</tr>
	);
}

function Facts({ title, rows }: MailCard) {
	return (
		<>
			<div className="s-ink" style={{ ...text, fontSize: "16px", lineHeight: "24px", fontWeight: 600 }}>
				<IsolatedText>{title}</IsolatedText>
			</div>
			<table role="presentation" width="100%" border={0} cellPadding="0" cellSpacing="0">
				<tbody>
					{rows.map((row) => (
						<Row key={row.label} {...row} />
					))}
				</tbody>
			</table>
		</>
	);
}

/** The document a mail is about, or what happened, with the facts that matter now. */
export function DocumentCard({ others = [], ...first }: NonNullable<MailBody["card"]>) {
	const inset = { backgroundColor: COLORS.paper, border: `1px solid ${COLORS.line}`, borderRadius: "10px" };
	return (
		<div style={{ paddingTop: "8px" }}>
			<Box className="s-inset" style={{ ...inset, padding: "18px 20px 20px" }}>
				<table role="presentation" width="100%" border={0} cellPadding="0" cellSpacing="0">
					<tbody>
						<tr>
							<td className="s-sheet" width="58" style={{ width: "58px", verticalAlign: "top" }}>
								<Sheet />
							</td>
							<td style={{ verticalAlign: "top" }}>
								<Facts {...first} />
								{others.map((other, index) => (
									<div key={index} style={{ paddingTop: "20px" }}>
										<Facts {...other} />
									</div>
								))}
							</td>
						</tr>
					</tbody>
				</table>
			</Box>
		</div>
	);
}
