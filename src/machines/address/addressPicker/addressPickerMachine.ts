import type { ActorRefFrom } from 'xstate';
import { LOCATION_PATIENCE_MS } from '#src/domain/shell/limits.ts';
import { toLocationProblem } from '#src/domain/address/location.ts';
import type { RegionNames } from '#src/domain/address/region.ts';
import type { NearestRegion } from '#src/services/address/region/contract.ts';
import { withEvent } from '../../protocol/withEvent.ts';
import { addressPickerSetup } from './addressPickerSetup.ts';
import { chosenAddress, choiceOf, namesOf, noticeOf, pinToCheck, pinToFind } from './pickerChoice.ts';

const namesOfNearest = ({ province, city, district }: NearestRegion): RegionNames => ({
  province: province.name,
  city: city.name,
  ...(district === null ? {} : { district: district.name }),
});

/**
 * The choice of a destination: a member's address, an area, the device's location, or a pin on the map. The page's
 * destination changes only when the choice is confirmed. [MODAL-22, ADDRESS-07..10]
 */
export const addressPickerMachine = addressPickerSetup.createMachine({
  id: 'addressPicker',
  context: ({ input }) => ({
    itemSku: input.item?.itemSku ?? '',
    isMember: input.isMember,
    destination: input.destination,
    addresses: [],
    choice: choiceOf(input.destination),
    area: null,
    pin: null,
    located: null,
    isPinMoved: false,
    wanted: null,
    notice: null,
    noticeSeconds: null,
  }),
  initial: 'closed',
  on: {
    'facts.changed': { actions: withEvent('setFacts') },
    'wish.resumed': { actions: withEvent('setWanted') },
  },
  states: {
    closed: {
      on: {
        'picker.opened': [
          {
            guard: withEvent('wantsPin'),
            target: ['open.addresses.deciding', 'open.map.shown', 'open.activity.choosing'],
            actions: 'begin',
          },
          { target: 'open', actions: 'begin' },
        ],
      },
    },
    open: {
      type: 'parallel',
      tags: 'open',
      invoke: {
        id: 'region',
        src: 'region',
        input: ({ context }) => ({ names: namesOf(context.destination) }),
      },
      exit: 'leaveQueue',
      on: {
        'picker.closed': { target: 'closed', actions: 'dropWanted' },
        'network.returned': { actions: 'tellRegion' },
      },
      states: {
        addresses: {
          initial: 'deciding',
          states: {
            deciding: {
              always: [{ guard: 'isGuest', target: 'listed' }, { target: 'asking' }],
            },
            asking: {
              tags: 'busy',
              entry: 'askForAddresses',
              on: {
                'address.answered': [
                  {
                    guard: { type: 'isFailedAnswerFor', params: ({ event }) => ({ answer: event }) },
                    target: 'failed',
                  },
                  {
                    guard: { type: 'isAnswerFor', params: ({ event }) => ({ answer: event }) },
                    target: 'listed',
                    actions: [withEvent('setAddresses'), 'keepChoice'],
                  },
                ],
              },
            },
            listed: {},
            /** The address part was asked for addresses and does not say why it has none. */
            failed: {
              tags: 'failed',
              on: {
                'retry.requested': 'asking',
                'network.returned': { target: 'asking', actions: 'tellRegion' },
              },
            },
          },
        },
        map: {
          initial: 'hidden',
          states: {
            hidden: { on: { 'map.requested': 'shown' } },
            shown: { tags: 'mapShown', on: { 'map.failed': 'failed' } },
            /** [ERR-50] */
            failed: {
              tags: 'mapFailed',
              on: {
                'map.requested': 'shown',
                'network.returned': { target: 'shown', actions: 'tellRegion' },
              },
            },
          },
        },
        activity: {
          initial: 'choosing',
          states: {
            choosing: {
              initial: 'resting',
              // A choice, an input or a confirmation by the visitor ends the search for the device's location.
              on: {
                'area.chosen': { target: '.resting', actions: 'chooseArea' },
                'address.chosen': {
                  guard: withEvent('isListed'),
                  target: '.resting',
                  actions: withEvent('chooseAddress'),
                },
                'region.changed': [
                  {
                    // A pin in another district does not belong to this one.
                    guard: withEvent('isMoved'),
                    target: '.resting',
                    actions: ['chooseArea', withEvent('setArea')],
                  },
                  { guard: withEvent('isByHand'), target: '.resting', actions: withEvent('setArea') },
                  { actions: withEvent('setArea') },
                ],
                'pin.moved': {
                  target: '.resting',
                  actions: withEvent('movePin'),
                },
                'choice.confirmed': [
                  { guard: 'isPinToSave', target: 'savingPin' },
                  { guard: 'isPinToCheck', target: 'checkingPin' },
                  {
                    guard: 'isComplete',
                    target: '#addressPicker.closed',
                    actions: ['reportDestination', 'leaveModal'],
                  },
                ],
              },
              states: {
                resting: {
                  // A pin that a login interrupted is saved once its address has loaded. [ADDRESS-12]
                  always: {
                    guard: 'isPinWanted',
                    target: '#addressPicker.open.activity.savingPin',
                    actions: 'takeWanted',
                  },
                  on: {
                    'location.requested': 'locating',
                  },
                },
                /** The device is asked for its location only after the visitor's request. [ADDRESS-09] */
                locating: {
                  tags: 'locationPending',
                  entry: { type: 'setNotice', params: { notice: null } },
                  invoke: [
                    {
                      id: 'locateDevice',
                      src: 'locateDevice',
                      onDone: {
                        target: 'findingRegion',
                        actions: withEvent('setLocated'),
                      },
                      onError: {
                        target: 'resting',
                        actions: {
                          type: 'setNotice',
                          params: ({ event }) => ({ notice: toLocationProblem(event.error) }),
                        },
                      },
                    },
                    {
                      id: 'locationPatience',
                      src: 'waitFor',
                      input: { ms: LOCATION_PATIENCE_MS },
                      onDone: {
                        target: 'resting',
                        actions: { type: 'setNotice', params: { notice: 'unavailable' } },
                      },
                    },
                  ],
                },
                findingRegion: {
                  tags: 'locationPending',
                  invoke: {
                    id: 'findNearestRegion',
                    src: 'findNearestRegion',
                    input: ({ context }) => ({ pin: pinToFind(context) }),
                    onDone: {
                      target: 'resting',
                      actions: [
                        'takeLocation',
                        {
                          type: 'fillRegion',
                          params: ({ event }) => ({ names: namesOfNearest(event.output) }),
                        },
                      ],
                    },
                    onError: {
                      target: 'resting',
                      actions: {
                        type: 'setNotice',
                        params: ({ event }) => noticeOf(event.error, 'unavailable'),
                      },
                    },
                  },
                },
              },
            },
            /** A pin outside the country is refused; a failed check counts as passed. [ERR-51] */
            checkingPin: {
              tags: 'pending',
              invoke: {
                id: 'checkPin',
                src: 'findNearestRegion',
                input: ({ context }) => ({ pin: pinToCheck(context) }),
                onDone: {
                  target: '#addressPicker.closed',
                  actions: ['reportDestination', 'leaveModal'],
                },
                onError: [
                  {
                    guard: withEvent('isInvalidLocation'),
                    target: 'choosing',
                    actions: { type: 'setNotice', params: { notice: 'invalidLocation' } },
                  },
                  {
                    target: '#addressPicker.closed',
                    actions: ['reportDestination', 'leaveModal'],
                  },
                ],
              },
            },
            /** A member's address keeps its pin. [ADDRESS-08] */
            savingPin: {
              tags: 'pending',
              invoke: {
                id: 'savePin',
                src: 'savePin',
                input: ({ context }) => ({
                  id: chosenAddress(context)?.id ?? '',
                  pin: pinToCheck(context),
                }),
                onDone: {
                  target: '#addressPicker.closed',
                  actions: [withEvent('replaceAddress'), 'reportDestination', 'leaveModal'],
                },
                onError: [
                  { guard: withEvent('hasLostLogin'), target: 'choosing', actions: 'askForLogin' },
                  {
                    target: 'choosing',
                    actions: {
                      type: 'setNotice',
                      params: ({ event }) => noticeOf(event.error, 'pinFailed'),
                    },
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});

export type AddressPickerRef = ActorRefFrom<typeof addressPickerMachine>;
