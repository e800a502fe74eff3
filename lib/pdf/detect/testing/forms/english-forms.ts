import type { FormSource } from "./form-source.ts";

export const ENGLISH_FORMS: readonly FormSource[] = [
	{
		name: "service agreement",
		source: `#_ Service Agreement
> This agreement is made between the parties named below and governs all services that the contractor renders to the client from the effective date on, as far as nothing else is agreed in writing.
This agreement is made on {date 120 under} by and between {text 240 under}
("Client") and {text 260 under} ("Contractor").
## 1. Services
> The contractor renders the services with due care and reports on them every month. Changes are agreed in writing. Each party may end the agreement with a notice of four weeks.
## 2. Fees
The client pays a fee of {text 110 under} within 30 days.
> All fees are stated without tax. Late payments bear interest at the legal rate.
---
IN WITNESS WHEREOF the parties have signed.
+ 30
Client: @0{sign 230 rule below=Signature} @330{sign 230 rule below=Signature}
+ 14
Name: {text 180} @330Name: {text 180}
Date: {signed 180} @330Date: {signed 180}`.replace("Client: @0{sign", "{sign"),
	},
	{
		name: "residential lease",
		style: { face: "Times-Roman", size: 15 },
		source: `# RESIDENTIAL LEASE
Landlord's full name: {text 300}
Tenant's full name: {text 320}
Address of the property: {text 330}
Start date: {date 130} @320End date: {date 130}
Monthly rent: {text 130} @320Deposit: {text 150}
> The tenant shall pay the rent in advance on the first day of each month. The landlord keeps the property in good repair. Pets need the landlord's consent, which is not withheld without reason.
{check} Pets are allowed
{check} Smoking is allowed
{check} Parking space included
## Signatures
+ 34
{sign 250 rule below=Landlord} @340{sign 250 rule below=Tenant}
+ 10
Date: {signed 160} @340Date: {signed 160}
-- 150
small 1 The deposit is returned within 30 days of the end of the lease.`,
	},
	{
		name: "tax-like boxes",
		style: { size: 13 },
		source: `## Form 77-B Statement of Income
small See separate instructions. Do not write in grey fields.
cols 330 160 160
row 44
|First name and initial {text}|Last name {text}|Tax number {text}|
|Home address (number and street) {text}|City {text}|Postcode {text}|
+ 24
Account number @150{text 360 comb}
+ 10
cols 40 410 200
row 26
|= No. | Kind of income | Amount |
| 1 | Wages and salaries | {text} |
| 2 | Taxable interest | {text} |
| 3 | Ordinary dividends | {text} |
| 4 | Capital gains | {text} |
| 5 | Other income | {text} |
+ 30
Filing status: {check} Single {check} Married {check} Widowed
+ 20
Your signature {sign 240} @400Date {signed 150}
> Under penalties of perjury I declare that I have examined this statement and that it is true, correct and complete.`,
	},
	{
		name: "invoice without places",
		source: `#_ Invoice 2031-118
Bill to: Meadow Works Ltd., 4 Mill Lane, Bristol
Date: 4 May 2031
+ 10
cols 300 100 120 130
row 26
|= Item | Quantity | Price | Total |
| Paper, A4, white | 20 | 4.10 | 82.00 |
| Ink, black | 3 | 31.00 | 93.00 |
| Delivery | 1 | | 9.50 |
| Total | | | 184.50 |
+ 30
> Please pay within 14 days. Our terms of sale apply, which are printed overleaf and can be had from our office at any time.
---
small Meadow Works Ltd. Registered in England No. 811 204 VAT GB 811 2040 77`,
	},
	{
		name: "handbook with contents",
		style: { face: "Times-Roman" },
		source: `#_ Staff Handbook
## Contents
.. 1 Introduction .. 3
.. 2 Signature policy .. 7
.. 3 Date and time of work .. 12
.. 4 Name badges .. 18
.. Appendix A: Address list .. xiv
+ 20
> Every new colleague reads this handbook and signs the last page. Underlined words are explained in the glossary, and the signature policy tells who may sign for the company.
---
## 1 Introduction
> The company was founded in 1984 and has grown ever since. What is said here holds for all of its branches.
-- 140
small 1 As last amended. 2 See the signature policy.
+ 20
I have read the handbook.
+ 20
Employee signature: {sign 230} Date: {signed 120}`,
	},
	{
		name: "medical intake",
		style: { size: 13, margin: 55 },
		source: `# Patient Intake
Patient name: {text 300 under} Date of birth: {date 130 under}
Phone: {text 190 under} E-mail: {text 250 under}
Emergency contact: {text 330 under}
## History
Have you ever had any of the following?
{check} Asthma @170{check} Diabetes @340{check} Heart disease
{check} Allergies @170{check} Epilepsy @340{check} High blood pressure
{check} Migraine @170{check} Anaemia @340{check} None of these
Do you smoke? {radio} Yes {radio} No
Current medication:
{text 640}
{text 640}
{text 640}
> I have answered to the best of my knowledge, and I agree that my data are kept for my treatment.
+ 24
Signature of patient: {sign 220} @430Date: {signed 130}`,
	},
	{
		name: "non-disclosure agreement",
		source: `# Mutual Non-Disclosure Agreement
> The parties want to exchange confidential information and agree that each of them keeps the other's secrets for five years. Nothing here obliges a party to disclose anything or to enter into a further contract.
> Information is not confidential when it was known before, is public, or was found independently.
## Disclosing party
By: {sign 260 under}
Name: {text 250 under}
Title: {text 250 under}
Date: {signed 200 under}
## Receiving party
By: {sign 260 under}
Name: {text 250 under}
Title: {text 250 under}
Date: {signed 200 under}
--- 
small Page 2 of 2`.replace("--- ", "---"),
	},
	{
		name: "checklist",
		style: { size: 13 },
		source: `#_ Site Inspection Checklist
Site: {text 250} @340Inspector: {text 200}
cols 420 60 60 110
row 28
|= Check | Yes | No | Remarks |
| Exits are marked and free | | | {text} |
| Extinguishers have been tested | | | {text} |
| First aid box is complete | | | {text} |
| Ladders are undamaged | | | {text} |
+ 26
{check} Work may go on
{check} Work must stop until the faults are mended
{check} A second inspection is needed
Initials: {init 90}
+ 22
Inspector's signature {sign 250} @440Date {signed 120}`.replaceAll("| | |", "|{text}|{text}|"),
	},
	{
		name: "permission slip",
		style: { face: "Times-Roman", size: 16 },
		source: `# Permission Slip
I, {text 250 dots}, allow my child {text 200 dots}
of class {text 80 dots} to take part in the trip to the museum.
In an emergency I can be reached at {text 220 dots}
> The bus leaves at 8.15 and is back at about 16.00. Children bring lunch, something to drink and a coat.
{check} My child may go home alone.
{check} My child has an allergy: {text 260 dots}
+ 34
{sign 280 rule below=Signature of parent or guardian} @400{signed 160 rule below=Date}`,
	},
	{
		name: "boxes with words above",
		style: { size: 13 },
		source: `## Membership Application
Full name
{text 400 box}
+ 4
E-mail address
{text 400 box}
+ 4
Phone @260Postcode
{text 200 box} @260{text 140 box}
+ 8
Reason for joining
{text 560 tall}
+ 30
Signature
+ 4
{sign 300 tall}
> The association keeps these data as long as you are a member, and does not pass them on.`,
	},
	{
		name: "letter with rules",
		source: `#_ Meadow Works Ltd.
small 4 Mill Lane, Bristol
---
+ 20
Dear Ms Lee,
> Thank you for your letter of 4 May. We have looked into the matter and found that the signature on the form was missing. A copy of the form is enclosed; the date and name are filled in already.
> Please let us know your new address.
+ 10
Yours sincerely,
+ 60
A. Porter, Manager
+ 300
---
small Page 1 of 1`,
	},
	{
		name: "credit card form",
		style: { size: 13 },
		source: `# Payment Authorisation
Card holder: {text 320}
Card number @130{text 288 comb}
Amount: {text 120} @330Due date: {date 120}
{radio} Once {radio} Monthly {radio} Yearly
> I authorise the company to charge the card named above. I may withdraw this at any time in writing.
+ 26
X {sign 280} @430Date signed: {signed 130}`,
	},
];
