import { readQuestion } from '#src/domain/questions/question.ts';
import { withEvent } from '../../protocol/withEvent.ts';
import { firstContext, firstVote, questionList, questionsSetup } from './questionsSetup.ts';

/** Events that the open form handles. */
const filling = {
  'ask.typed': { actions: withEvent('setDraft' as const) },
  'ask.submitted': [
    { guard: 'isComplete' as const, target: 'sending' as const },
    { actions: 'check' as const },
  ],
};

/** Questions and answers about a product: the list, the form to ask, and the votes for helpful answers. [QNA-01..14] */
export const questionsMachine = questionsSetup.createMachine({
  id: 'questions',
  context: ({ input }) => firstContext(input),
  type: 'parallel',
  on: {
    'facts.changed': { actions: withEvent('followAddress') },
    'answer.given': { actions: withEvent('setAnswered') },
  },
  states: {
    list: questionList.region,
    ask: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            ...filling,
            // An interrupted question is sent once; one about another item is only filled in. [QNA-15]
            'wish.resumed': [
              { guard: withEvent('isResumable'), target: 'sending', actions: withEvent('takeDraft') },
              { guard: withEvent('isQuestion'), actions: withEvent('takeDraft') },
            ],
          },
        },
        sending: {
          tags: 'askPending',
          invoke: {
            id: 'askQuestion',
            src: 'askQuestion',
            input: ({ context: { itemSku, draft } }) => ({
              itemSku: itemSku ?? '',
              text: readQuestion(draft).text,
            }),
            onDone: { target: 'asked', actions: [withEvent('setAsked'), 'leaveEmptySearch'] },
            onError: [
              { guard: withEvent('hasLostLogin'), target: 'editing', actions: 'askForLogin' },
              { target: 'editing', actions: withEvent('setRefusal') },
            ],
          },
        },
        /** Lasts until the form that shows it is left: a login may send the question before its form is shown. */
        asked: {
          on: {
            'ask.left': 'editing',
            // The form opens with another text, which takes precedence. [QNA-29]
            'wish.resumed': {
              guard: withEvent('isQuestion'),
              target: 'editing',
              actions: withEvent('takeDraft'),
            },
          },
        },
      },
    },
    votes: {
      initial: 'resting',
      on: {
        'vote.pressed': { actions: withEvent('askGate') },
        // One vote is written at a time; others wait for their turn.
        'wish.resumed': [
          { guard: withEvent('isOnTheWay') },
          { guard: withEvent('isVote'), actions: withEvent('queueVote') },
        ],
      },
      states: {
        resting: { always: { guard: 'isVoteWanted', target: 'writing' } },
        writing: {
          entry: 'showVote',
          invoke: {
            id: 'voteForAnswer',
            src: 'voteForAnswer',
            input: ({ context }) => firstVote(context),
            onDone: {
              target: 'resting',
              actions: [withEvent('settleVote'), withEvent('sayVoted'), 'dropVote'],
            },
            onError: [
              {
                guard: withEvent('hasLostLogin'),
                target: 'resting',
                actions: ['takeVoteBack', 'askForLoginToVote', 'dropVote'],
              },
              // The login showed that the guest who pressed is the answer's author. [QNA-31]
              {
                guard: withEvent('isOwnAnswer'),
                target: 'resting',
                actions: ['takeVoteBack', 'dropVote', 'sayOwnAnswer'],
              },
              { target: 'resting', actions: ['takeVoteBack', 'dropVote', 'sayFailed'] },
            ],
          },
        },
      },
    },
  },
});
