import { LEAD_STATUSES, type LeadStatus } from "#domain/leads/pipeline";
import * as fc from "fast-check";
import type { BoardView } from "../../../../../web/features/admin/ground/board/board-view.ts";
import { DeskModel } from "./desk-model.ts";
import { DeskObjectModel } from "./desk-object-model.ts";
import { CALL_ENDS, DeskScreen, type CallEnd } from "./desk-screen.ts";
import { ADA, VIEWS } from "./screen-boards.ts";

/** Leads that are there before anybody looks. */
const LEADS = 6;

/** What a step may be about; each takes what it needs. */
type Given = {
  lead: number;
  to: LeadStatus;
  dealValue: number | null;
  text: string;
  is: boolean;
  end: CallEnd;
  view: BoardView;
};

type Act<On> = (on: On, given: Given) => unknown;

const ownedBy = (isAdas: boolean) => ({ owner: isAdas ? ADA : null });

const ON_SERVER: Record<string, Act<DeskModel>> = {
  create: (server, { to, dealValue, is }) => server.create({ leadStatus: to, dealValue, ...ownedBy(is) }),
  move: (server, { lead, to, dealValue }) => server.change(lead, { leadStatus: to, dealValue }),
  note: (server, { lead, text }) => server.change(lead, { adminNotes: text }),
  rename: (server, { lead, text }) => server.touch(lead, { name: text }),
  claim: (server, { lead, is }) => server.touch(lead, ownedBy(is)),
  score: (server, { lead, dealValue }) => server.touch(lead, { leadScore: dealValue }),
  suspect: (server, { lead, is }) => server.touch(lead, { suspect: is }),
  remove: (server, { lead }) => server.remove(lead),
  forget: (server, { lead }) => server.forget(lead),
  backUp: (server) => server.backUp(),
};

const ON_SCREEN: Record<string, Act<DeskScreen>> = {
  connect: (screen) => screen.connect(),
  hangUp: (screen) => screen.hangUp(),
  receiveMessage: (screen) => screen.receiveMessage(),
  sendAsk: (screen) => screen.sendAsk(),
  answerAsk: (screen) => screen.answerAsk(),
  receiveAsk: (screen) => screen.receiveAsk(),
  loseAsk: (screen) => screen.loseAsk(),
  look: (screen, { view }) => screen.look(view),
  openBoard: (screen) => screen.open("board"),
  openPage: (screen) => screen.open("page"),
  answerReads: (screen) => screen.answerReads(),
  loseReads: (screen) => screen.loseReads(),
  receiveBoard: (screen) => screen.receiveBoard(),
  receivePage: (screen) => screen.receivePage(),
  sendMove: (screen, { lead, to }) => screen.sendMove(lead, to),
  answerMove: (screen, { end }) => screen.answerMove(end),
  receiveMove: (screen) => screen.receiveMove(),
  sendEdit: (screen, { lead, text }) => screen.sendEdit(lead, text),
  answerEdit: (screen, { end }) => screen.answerEdit(end),
  receiveEdit: (screen) => screen.receiveEdit(),
  follow: (screen) => screen.follow(),
};

const ON_DESK: Record<string, Act<DeskOffice>> = {
  poke: ({ object }) => object.poke(),
  kill: ({ object }, { is }) => object.kill(is),
  flood: ({ server }, { lead }) => server.flood(lead),
  restore: (office) => office.restore(),
};

const given: fc.Arbitrary<Given> = fc.record({
  lead: fc.integer({ min: 1, max: 12 }),
  to: fc.constantFrom(...LEAD_STATUSES),
  dealValue: fc.option(fc.integer({ min: 1, max: 9 })),
  text: fc.string(),
  is: fc.boolean(),
  end: fc.constantFrom(...CALL_ENDS),
  view: fc.constantFrom(...VIEWS),
});

const nameIn = (acts: object) => fc.constantFrom(...Object.keys(acts));

/** Something that happens: on the server, on one of two screens, or at the desk. */
export const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ server: nameIn(ON_SERVER), given }) },
  { weight: 14, arbitrary: fc.record({ screen: nameIn(ON_SCREEN), at: fc.nat(1), given }) },
  { weight: 4, arbitrary: fc.record({ desk: fc.constant("poke"), given }) },
  { weight: 1, arbitrary: fc.record({ desk: nameIn(ON_DESK), given }) },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The server, its desk, and two browsers. */
export class DeskOffice {
  readonly server: DeskModel;
  readonly object: DeskObjectModel;
  readonly screens: readonly [DeskScreen, DeskScreen];

  constructor(limit: number) {
    this.server = new DeskModel(limit);
    for (let count = 0; count < LEADS; count++) this.server.create({ dealValue: count });
    this.object = new DeskObjectModel(this.server);
    this.screens = [new DeskScreen(this.server, this.object), new DeskScreen(this.server, this.object)];
  }

  take(one: Step): void {
    if ("server" in one) ON_SERVER[one.server]?.(this.server, one.given);
    else if ("desk" in one) ON_DESK[one.desk]?.(this, one.given);
    else ON_SCREEN[one.screen]?.(this.screens[one.at === 0 ? 0 : 1], one.given);
  }

  /** The database goes back to its backup; all screens know of everything then, and are back before more happens. */
  restore(): void {
    for (const screen of this.screens) screen.loseAsk();
    for (const screen of [...this.screens, ...this.screens]) screen.settle("socket");
    this.server.restore();
    this.object.kill(true);
    for (const screen of this.screens) {
      screen.connect();
      this.object.poke();
      screen.receiveMessage();
    }
  }
}
