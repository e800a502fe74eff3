import type { FormSource } from "./form-source.ts";

export const OTHER_FORMS: readonly FormSource[] = [
	{
		name: "Mietvertrag",
		source: `#_ Mietvertrag
Vermieter: {text 320}
Anschrift: {text 330}
Mieter: {text 340}
Geburtsdatum: {date 140}
> Der Vermieter überlässt dem Mieter die Wohnung zu Wohnzwecken. Die Miete ist am dritten Werktag jedes Monats fällig und wird auf das Konto des Vermieters überwiesen.
Mietbeginn: {text 140} Kaution: {text 140}
{check} Haustiere sind erlaubt
{check} Ein Stellplatz gehört dazu
+ 40
{text 250 rule below=Ort, Datum} @340{text 250 rule below=Ort, Datum}
+ 34
{sign 250 rule below=Unterschrift Vermieter} @340{sign 250 rule below=Unterschrift Mieter}`.replace(
			"Mietbeginn: {text",
			"Mietbeginn (Datum): {date",
		),
	},
	{
		name: "SEPA-Lastschriftmandat",
		style: { size: 13 },
		source: `# SEPA-Lastschriftmandat
> Ich ermächtige die Firma, Zahlungen von meinem Konto mittels Lastschrift einzuziehen. Zugleich weise ich mein Kreditinstitut an, die Lastschriften einzulösen.
Firma: {text 340}
Vorname und Name: {text 330}
Straße und Hausnummer: {text 300}
PLZ und Ort: {text 340}
IBAN @80{text 396 comb}
{radio} einmalig {radio} wiederkehrend
+ 40
{text 220 rule below=Ort, Datum} @320{sign 270 rule below=Unterschrift des Kontoinhabers}
-- 150
small 1 Das Mandat kann jederzeit widerrufen werden.`,
	},
	{
		name: "Antrag in Zellen",
		style: { size: 13 },
		source: `## Antrag auf Mitgliedschaft
cols 220 430
row 30
| Name | {text} |
| Vorname | {text} |
| Straße | {text} |
| PLZ, Ort | {text} |
| Telefon | {text} |
| E-Mail | {text} |
+ 30
> Mit meiner Unterschrift erkenne ich die Satzung an. Die Beiträge stehen in der Tafel.
cols 300 350
row 26
|= Mitglied | Beitrag im Jahr |
| Erwachsene | 60 € |
| Kinder | 20 € |
| Familien | 110 € |
+ 44
Datum: {signed 130} @260Unterschrift: {sign 280}`,
	},
	{
		name: "contrat de travail",
		style: { face: "Times-Roman", size: 15 },
		source: `#_ Contrat de travail
Entre la société {text 300 dots}
représentée par {text 300 dots}
et M. ou Mme {text 300 dots}
né(e) le {date 150 dots} à {text 200 dots}
> Le salarié est engagé à compter de la date d'entrée et exerce ses fonctions au siège de la société. La durée du travail est de trente-cinq heures par semaine.
Salaire mensuel brut : {text 150 dots}
.. Article 1 .. 2
.. Article 2 .. 4
+ 10
Fait à {text 180 dots}, le {signed 140 dots}
+ 40
{sign 240 rule below=L'employeur} @340{sign 240 rule below=Le salarié}`,
	},
	{
		name: "attestation",
		source: `# Attestation sur l'honneur
Je soussigné(e), {text 380}
demeurant à {text 400}
> atteste sur l'honneur l'exactitude des renseignements donnés ci-dessus, et reconnais que toute fausse déclaration m'expose à des poursuites.
{check} Je joins une copie de ma pièce d'identité
{check} J'accepte d'être contacté(e) par courriel
Adresse e-mail : {text 320}
Téléphone : {text 240}
+ 20
Fait à {text 190}, le {signed 150}
+ 26
Signature : {sign 260}
---
small Les informations recueillies sont conservées deux ans.`,
	},
	{
		name: "contrato de arrendamiento",
		source: `# Contrato de arrendamiento
Arrendador (nombre y apellidos): {text 330 under}
DNI: {text 180 under} Teléfono: {text 190 under}
Arrendatario (nombre y apellidos): {text 320 under}
Dirección de la vivienda: {text 350 under}
Fecha de nacimiento: {date 150 under}
> La renta se paga dentro de los cinco primeros días de cada mes. El arrendatario no puede ceder la vivienda sin consentimiento del arrendador.
{check} Con garaje {check} Con trastero {check} Amueblada
+ 40
{sign 240 rule below=Firma del arrendador} @340{sign 240 rule below=Firma del arrendatario}
+ 16
Fecha: {signed 150 under} @340Fecha: {signed 150 under}`,
	},
	{
		name: "modulo di iscrizione",
		style: { size: 13 },
		source: `#_ Modulo di iscrizione
Cognome {text 250} Nome {text 240}
Nato il {date 130} a {text 220}
Codice fiscale @110{text 288 comb}
Indirizzo {text 480}
Telefono {text 200} E-mail {text 280}
> Il sottoscritto chiede di essere iscritto al corso e dichiara di aver letto il regolamento, che fa parte del presente modulo.
{radio} Corso di base {radio} Corso avanzato
+ 30
Luogo e data {text 230} @330Firma {sign 260}
+ 20
cols 325 325
row 26
|= Corso | Prezzo |
| Base | 120 |
| Avanzato | 180 |`,
	},
	{
		name: "contrato de prestação de serviços",
		style: { face: "Times-Roman" },
		source: `# Contrato de prestação de serviços
Contratante: {text 380 under}
Contratada: {text 390 under}
Morada: {text 420 under}
Valor: {text 160 under} Data de início: {date 150 under}
> A contratada presta os serviços com zelo e entrega o trabalho no prazo acordado. O pagamento é feito por transferência bancária.
+ 40
{sign 250 under below=Assinatura do contratante} @340{sign 250 under below=Assinatura da contratada}
+ 16
Data: {signed 150 under} @340Data: {signed 150 under}`,
	},
	{
		name: "huurovereenkomst",
		source: `# Huurovereenkomst
Naam verhuurder: {text 330}
Naam huurder: {text 350}
Adres: {text 400}
Postcode en woonplaats: {text 300}
Geboortedatum: {date 150}
> De huurder betaalt de huur vooraf, op de eerste dag van de maand. De waarborgsom wordt binnen een maand na het einde terugbetaald.
{check} Huisdieren toegestaan
{check} Inclusief berging
Plaats: {text 200} Datum: {signed 150}
+ 30
Handtekening verhuurder {sign 180} @340Handtekening huurder {sign 170}`,
	},
	{
		name: "procès-verbal de réception",
		style: { size: 13 },
		source: `## Procès-verbal de réception
cols 325 325
row 46
|Nom du client {text}|Adresse du chantier {text}|
|Téléphone {text}|Courriel {text}|
+ 24
{check} Réception sans réserve
{check} Réception avec réserves
Observations :
{text 640}
{text 640}
{text 640}
+ 20
cols 325 325
row 90
|Signature du client {sign}|Signature de l'entreprise {sign}|
+ 20
> Le présent procès-verbal est établi en deux exemplaires, dont un pour chaque partie.`,
	},
	{
		name: "bestelling zonder velden",
		source: `#_ Orderbevestiging
Datum: 4 mei 2031
Naam: Familie de Boer
+ 10
cols 350 150 150
row 26
|= Artikel | Aantal | Prijs |
| Tafel, eiken | 1 | 480,00 |
| Stoel | 4 | 380,00 |
| Levering | | 40,00 |
---
> Wij leveren binnen zes weken. De handtekening op de bestelling is ontvangen op de datum hierboven.
.. Levering .. 2
.. Betaling .. 3
-- 120
small 1 Prijzen met btw.`,
	},
	{
		name: "Aufklärungsbogen",
		style: { size: 13, margin: 50 },
		source: `# Aufklärungsbogen
Name: {text 240 dots} Geburtsdatum: {date 130 dots}
> Bitte lesen Sie diesen Bogen und beantworten Sie die Fragen. Die Ärztin bespricht ihn mit Ihnen vor dem Eingriff.
Nehmen Sie Medikamente? {radio} ja {radio} nein
Welche? {text 420 dots}
Sind Allergien bekannt? {radio} ja {radio} nein
{check} Ich habe keine weiteren Fragen.
{check} Ich willige in den Eingriff ein.
Anmerkungen der Ärztin:
{text 640}
{text 640}
+ 40
{text 200 rule below=Ort, Datum} @250{sign 200 rule below=Unterschrift Patient} @490{sign 190 rule below=Unterschrift Ärztin}`,
	},
];
